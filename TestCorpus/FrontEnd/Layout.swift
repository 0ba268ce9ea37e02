// expect-nothing
import SwiftUI; import Combine;

struct A: View { var body: some View { Text("a"); }; private let b = 1; let c = 2 }
struct
B
<
T
>
:
View
where
T
:
Equatable
{
  var body
    : some View
  {
    Text(
      "b"
    )
    .
    padding(
    )
    .padding( .all ,
      1 )
    Group
    {
      Text("c")
    }
  }
  func call() { let f = { (x: Int) -> Int in x }; _ = f(1); _ = f
    (2)
    let list = [1]
    [0].forEach { print($0, list) }
  }
}
extension B { struct C { struct D { enum E { case f(Int), g; struct H { let i = 1 } } } } }
func empty() {}; func unfinished() -> Int { return
  1 }
let closure = { }
let trailing = [1].map { $0 } .filter { $0 > 0 }
  .count
var observed: Int = 0 { didSet { if observed < 0 { observed = 0 } } };
