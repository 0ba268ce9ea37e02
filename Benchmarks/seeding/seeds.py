"""The table of seeds: for each rule, how to find a declaration that is right, and how to break it."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from seeding.places import (
    Mark, Place, at_name, indexed, line_inserted, place, redeclared, replaced, rewrapped, statement_in_body, without_attribute)
from seeding.sources import Property, Repository, Type, closing

@dataclass(frozen=True)
class Seed:
    rule: str
    breaks: str
    """What is done to a correct declaration."""
    find: Callable[[Repository], Iterator[Place]]


SEEDS: list[Seed] = []


def seed(rule: str, breaks: str) -> Callable:
    def add(find: Callable[[Repository], Iterator[Place]]) -> Callable:
        SEEDS.append(Seed(rule, breaks, find))
        return find
    return add


LITERALS = {
    "Bool": re.compile(r"true|false"), "Int": re.compile(r"\d+"), "Double": re.compile(r"\d+\.\d+"),
    "String": re.compile(r'"[^"\\\n]*"'),
}
MODIFIER_LINE = r"(?<=\n)[ \t]*\.(?:onAppear|task|onChange)\b"
"""Where a line with another modifier can be put before."""
CHANGE = {"Bool": "{0}.toggle()", "Int": "{0} += 1", "Double": "{0} += 1", "String": '{0}.append("!")'}
DEFAULTS = {"Bool": "false", "Int": "0", "Double": "0", "String": '""'}


def literal_type(member: Property) -> str | None:
    return next((name for name, pattern in LITERALS.items() if pattern.fullmatch((member.value or "").strip())), None)


def literal_states(view: Type) -> Iterator[tuple[Property, str]]:
    for member in view.properties:
        name = literal_type(member)
        if member.attribute("State") and name and member.type in (None, name):
            yield member, name


# Ownership


@seed("observed-object-created", "@StateObject var model = Model() -> @ObservedObject")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model in repository.owned("StateObject", repository.objects):
        yield place(view, [rewrapped(view, member, "StateObject", "@ObservedObject")], [at_name(view, member)], model)


@seed("model-without-owner", "@State or @StateObject var model = Model() -> let")
def _(repository: Repository) -> Iterator[Place]:
    owned = [*repository.owned("State", repository.observables), *repository.owned("StateObject", repository.objects)]
    for view, member, model in owned:
        if model.stored():
            yield place(view, [redeclared(view, member, "private ", "let")], [at_name(view, member)], model)


@seed("model-created-in-body", "Child(model: model) -> Child(model: Model())")
def _(repository: Repository) -> Iterator[Place]:
    models = repository.observables | repository.objects
    for view in repository.views:
        for member in view.properties:
            model = models.get(member.type or member.constructs or "")
            if not model or not re.search(rf"\b{model.name}\(\)", repository.code):
                continue
            for match in view.in_body(rf"\b([A-Z]\w*)\(([^()]*\b)?(\w+):\s*({member.name})\b(?=\s*[,)])"):
                child = repository.named.get(match[1])
                parameter = child and child.is_view and not child.initialisers and child.named(match[3])
                if parameter and parameter.type == model.name and not parameter.attribute("State(Object)?"):
                    edit = replaced(view, match.start(4), match.end(4), f"{model.name}()")
                    yield place(view, [edit], [Mark(view.source, match.start(4))], model, child)


@seed("state-not-private", "@State private var -> @State var")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for member in view.properties:
            match = re.search(r"\b(?:private|fileprivate)\s+", member.prefix)
            if match and (member.attribute("State") or member.attribute("StateObject")):
                start = member.start + match.start()
                yield place(view, [replaced(view, start, start + len(match[0]), "")], [at_name(view, member)])


@seed("storage-key-conflict", "one of two equal defaults of a key changed")
def _(repository: Repository) -> Iterator[Place]:
    by_key = defaultdict(list)
    for found in repository.types:
        for member in found.properties:
            key = re.search(r"@(AppStorage|SceneStorage)\(([^,()]+)\)", found.source.text[member.start:member.name_at])
            if key and key[2].startswith('"') and found.source.has_swiftui:
                by_key[key[1], key[2], repository.product(found.source)].append((found, member))
    for uses in by_key.values():
        kinds = {(literal_type(member), (member.value or "").strip()) for _, member in uses}
        if len(uses) < 2 or len(kinds) > 1 or None in {kind for kind, _ in kinds}:
            continue
        (kind, value), (found, member) = kinds.pop(), uses[-1]
        other = {"true": "false", "false": "true"}.get(value, '"planted"' if kind == "String" else f"1{value}")
        edit = replaced(found, member.value_at, member.end, other)
        yield place(found, [edit], [at_name(*use) for use in uses], *(use[0] for use in uses))


@seed("duplicate-owner", "Child(model: model) -> Child() with a model of its own")
def _(repository: Repository) -> Iterator[Place]:
    for owner, models in [("StateObject", repository.objects), ("State", repository.observables)]:
        for view, member, model in repository.owned(owner, models):
            shown = any(view.reads(rf"{member.name}\.{found.name}\b") for found in model.stored())
            for match in view.in_body(rf"\b([A-Z]\w*)\((?:[^(){{}}]*,\s*)?(\w+):\s*{member.name}\s*(?:,\s*|(?=\)))"):
                child = repository.named.get(match[1])
                parameter = child and child.is_view and not child.initialisers and child.named(match[2])
                if not parameter or parameter.type != model.name or parameter.value or not shown:
                    continue
                if len(re.findall(rf"\b{child.name}\s*\(", repository.code)) != 1:
                    continue
                owned = f"@{owner} private var {parameter.name} = {model.name}()"
                yield place(
                    view, [replaced(view, match.start(2), match.end(), ""),
                           replaced(child, parameter.start, parameter.head_end, owned)],
                    [Mark(child.source, parameter.start)], model, child)


# Wrapper


@seed("environment-holds-observable-object", "@EnvironmentObject -> @Environment(Model.self), @ObservedObject -> @Bindable")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model in repository.received("EnvironmentObject", repository.objects):
        if repository.is_known(model):
            edit = rewrapped(view, member, "EnvironmentObject", f"@Environment({model.name}.self)")
            yield place(view, [edit], [at_name(view, member)], model)
    for view, member, model in repository.received("ObservedObject", repository.objects):
        if repository.is_known(model):
            yield place(view, [rewrapped(view, member, "ObservedObject", "@Bindable")], [at_name(view, member)], model)


@seed("environment-object-holds-observable", "@Environment(Model.self) -> @EnvironmentObject")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for member in view.properties:
            match = re.search(r"@Environment\((\w+)\.self\)", member.prefix)
            model = match and repository.observables.get(match[1])
            if model and member.type is None:
                edits = [rewrapped(view, member, "Environment", "@EnvironmentObject"),
                         replaced(view, member.head_end, member.head_end, f": {model.name}")]
                yield place(view, edits, [at_name(view, member)], model)


@seed("observable-object-not-observed", "@ObservedObject var model: Model -> var, where body reads a published member")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model in repository.received("ObservedObject", repository.objects):
        if re.search(rf"onReceive\(\s*{member.name}\b", view.code) or member.type in [
                other.type or other.constructs for other in view.properties if other is not member]:
            continue
        if re.search(rf"\b_?{member.name} = (?:ObservedObject\(\w+: )?(?:{model.name}|\.init)\(", view.code):
            continue
        read = [found for found in model.published()
                if view.reads(rf"{member.name}\.{found.name}\b") and repository.changes(model, found)]
        if read:
            yield place(view, [without_attribute(view, member.prefix, member.start, "ObservedObject")],
                        [at_name(view, member)], model)


@seed("observer-on-wrapper", "@State var value = literal with a control bound to it -> with didSet")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for member, _ in literal_states(view):
            if not re.search(rf"\${member.name}\b(?!\.)", view.code) or view.source.code[member.end:].lstrip(" ")[:1] != "\n":
                continue
            observer = f' {{ didSet {{ UserDefaults.standard.set(true, forKey: "planted") }} }}'
            yield place(view, [replaced(view, member.end, member.end, observer)], [at_name(view, member)])


@seed("state-holds-observable-object", "@StateObject -> @State")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model in repository.owned("StateObject", repository.objects):
        yield place(view, [rewrapped(view, member, "StateObject", "@State")], [at_name(view, member)], model)


@seed("state-holds-plain-class", "@Observable class that body shows -> class")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model, shown in repository.shows(repository.observables, ["State"]):
        if repository.is_known(model) and "NSObject" not in model.inherits and repository.changes(model, shown):
            yield place(view, [without_attribute(model, model.prefix, model.prefix_at, "Observable")],
                        [at_name(view, member)], model)


@seed("state-holds-plain-class", "struct in @State whose members body shows and changes -> class")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for member in view.properties:
            model = member.attribute("State") and repository.named.get(member.constructs or "")
            if not model or model.kind != "struct" or model.is_generic or model.is_view:
                continue
            if any(view.reads(rf"{member.name}\.{found.name}\b") and
                   re.search(rf"\b{member.name}\.{found.name}\s*[-+]?=(?!=)", view.code)
                   for found in model.stored() if not found.has_wrapper):
                yield place(view, [replaced(model, model.kind_at, model.kind_at + len("struct"), "final class")],
                            [at_name(view, member)], model)


@seed("state-object-holds-observable", "@State of an Observable class -> @StateObject, @Bindable -> @ObservedObject")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model in repository.owned("State", repository.observables):
        if repository.is_known(model):
            yield place(view, [rewrapped(view, member, "State", "@StateObject")], [at_name(view, member)], model)
    for view, member, model in repository.received("Bindable", repository.observables):
        if repository.is_known(model):
            yield place(view, [rewrapped(view, member, "Bindable", "@ObservedObject")], [at_name(view, member)], model)


@seed("wrapper-outside-view", "@Published var in an ObservableObject -> @State var")
def _(repository: Repository) -> Iterator[Place]:
    for model in repository.objects.values():
        for member in model.published():
            if model.source.has_swiftui and repository.is_known(model):
                yield place(model, [rewrapped(model, member, "Published", "@State")], [at_name(model, member)])


# Bindings


@seed("binding-by-index", "ForEach($items) { $item in … } -> ForEach(items.indices, id: \\.self) with $items[index]")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for match in view.in_body(r"\bForEach\(\s*\$([\w.]+)\s*\)\s*\{\s*\$(\w+)\s+in\b"):
            collection, element = match[1], match[2]
            opening = view.source.code.index("{", match.start())
            uses = indexed(view, opening, element, collection)
            removal = rf"\b{collection}\.(remove|removeAll|insert)\b|onDelete"
            if not re.search(removal, view.code) or not any(edit.text.startswith("$") for edit in uses[1:]):
                continue
            head = replaced(view, match.start(), match.end(), f"ForEach({collection}.indices, id: \\.self) {{ planted in")
            yield place(view, [head, *[edit for edit in uses if edit.start >= match.end()]], [Mark(view.source, match.start())])


CONTROLS = {"Toggle": ("isOn", "true"), "TextField": ("text", '""'), "Slider": ("value", "0.5"), "Picker": ("selection", None)}


@seed("constant-binding", "a control's $value -> .constant(…)")
def _(repository: Repository) -> Iterator[Place]:
    if repository.declares(*CONTROLS):
        return
    for view in repository.views:
        if re.search(r"\.(disabled|redacted|allowsHitTesting|onTapGesture|simultaneousGesture)\b", view.code):
            continue
        for match in view.in_body(r"\b(Toggle|TextField|Slider|Picker)\(([^(){}]*?)\b(\w+):\s*(\$[\w.]+)(?=\s*[,)])"):
            label, constant = CONTROLS[match[1]]
            if match[3] == label:
                text = f".constant({constant or match[4][1:]})"
                yield place(view, [replaced(view, match.start(4), match.end(4), text)], [Mark(view.source, match.start(4))])


@seed("missing-bindable", "@Bindable deleted from a property or from a local variable")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model in repository.received("Bindable", repository.observables):
        uses = [Mark(view.source, view.open + match.start()) for match in re.finditer(rf"\${member.name}\b", view.code)]
        if uses:
            edit = without_attribute(view, member.prefix, member.start, "Bindable")
            yield place(view, [edit], [at_name(view, member), *uses], model)
    for view in repository.views:
        for match in view.in_body(r"@Bindable var (\w+) = (?:self\.)?\1[ \t]*\n"):
            member = view.named(match[1])
            name = member and re.search(r"@Environment\((\w+)\.self\)", member.prefix)
            model = repository.observables.get(name[1] if name else (member.type if member else "") or "")
            uses = [Mark(view.source, view.open + use.start()) for use in re.finditer(rf"\${match[1]}\b", view.code)]
            if model and uses and len(re.findall(r"@Bindable", view.code)) == 1:
                yield place(view, [replaced(view, match.start(), match.end() - 1, "")], uses, model)


# Initial values


@dataclass(frozen=True)
class Handed:
    """State of a parent that it hands to a child, and that the child has a property for."""

    parent: Type
    state: Property
    argument: re.Match
    """Its groups: the child, the label, `$` or nothing, the state."""
    child: Type
    member: Property


def handed(repository: Repository, is_only_place: bool = True) -> Iterator[Handed]:
    """What a parent hands to a child that it builds in its body.

    is_only_place: The child is built nowhere else.
    """
    for parent in repository.views:
        for match in parent.in_body(r"\b([A-Z]\w*)\((?:[^(){}]*,\s*)?(\w+):\s*(\$?)(\w+)(?=\s*[,)])"):
            child, state = repository.named.get(match[1]), parent.named(match[4])
            member = child and child.is_view and not child.initialisers and child.named(match[2])
            if not member or not state or not state.attribute("State") or literal_type(state) is None:
                continue
            reacts = re.search(r"\bonChange\b|\btask\(id|\bonReceive\b", child.code)
            if reacts is None and (not is_only_place or len(re.findall(rf"\b{child.name}\s*\(", repository.code)) == 1):
                yield Handed(parent, state, match, child, member)


DRAFT_NAMES = re.compile(
    r"initial|default|start|draft|original|placeholder|edit|temp|local|working|pending|preset|seed", re.IGNORECASE)


@seed("state-from-parameter", "@Binding var value with Child(value: $value), or let value -> @State var value")
def _(repository: Repository) -> Iterator[Place]:
    for found in handed(repository):
        view, child, member, dollar = found.parent, found.child, found.member, found.argument.span(3)
        if DRAFT_NAMES.search(member.name) or not child.reads(rf"{member.name}\b") and f"${member.name}" not in child.code:
            continue
        if found.argument[3] and member.attribute("Binding"):
            edits = [replaced(view, *dollar, ""), rewrapped(child, member, "Binding", "@State")]
            yield place(view, edits, [at_name(child, member)], child)
        elif not found.argument[3] and not member.has_wrapper and not member.value and is_changed(view, found.state):
            yield place(child, [redeclared(child, member, "@State ", "var")], [at_name(child, member)], view)


def is_changed(view: Type, state: Property) -> bool:
    """Whether the view assigns its state, or binds it."""
    return re.search(rf"\b{state.name}\s*[-+]?=(?!=)|\b{state.name}\.toggle\(|\${state.name}\b", view.code[1:].replace(
        view.source.code[state.start:state.end], "")) is not None


@seed("state-init-ignored", "_value = State(initialValue: …) -> a default at the declaration and value = …")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for start, end in view.initialisers:
            for match in re.compile(r"(?:self\.)?_(\w+)\s*=\s*(?:State|\.init)\((?:initialValue|wrappedValue):").finditer(
                    view.source.code, start, end):
                member = view.named(match[1])
                if not member or not member.attribute("State") or member.value or member.type not in DEFAULTS:
                    continue
                argument_end = closing(view.source.code, view.source.code.index("(", match.start()), "()")
                if literal_type_of(view.source.text[match.end():argument_end]):
                    continue
                edits = [replaced(view, member.head_end, member.head_end, f" = {DEFAULTS[member.type]}"),
                         replaced(view, match.start(), match.end(), f"self.{member.name} = ("),]
                yield place(view, edits, [Mark(view.source, match.start())])


def literal_type_of(text: str) -> bool:
    return any(pattern.fullmatch(text.strip()) for pattern in LITERALS.values())


@seed("injected-object-in-state", "a received Observable model in let or @Bindable -> @State")
def _(repository: Repository) -> Iterator[Place]:
    for wrapper in (None, "Bindable"):
        for view, member, model in repository.received(wrapper, repository.observables):
            if not view.initialisers and not re.search(r"\bprivate\b", member.prefix):
                yield place(view, [redeclared(view, member, "@State ", "var")], [at_name(view, member)], model)


@seed("dynamic-property-read-in-init", "a read of the environment, or of a state object, at the end of init")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        member = next((found for found in view.properties if re.search(r"@(EnvironmentObject|Environment|StateObject)\b",
                                                                      found.prefix)), None)
        for start, end in view.initialisers[:1] if member else []:
            edit, mark = line_inserted(view, end, f"print(self.{member.name})")
            yield place(view, [edit], [mark])


@seed("state-object-from-parameter", "let value that the parent changes -> also the argument of a state object")
def _(repository: Repository) -> Iterator[Place]:
    for found in handed(repository, is_only_place=False):
        child, member = found.child, found.member
        kind = literal_type(found.state)
        if found.argument[3] or member.type != kind or member.has_wrapper or member.value:
            continue
        others = [other for other in child.properties if other is not member and is_parameter(other)]
        if not is_changed(found.parent, found.state) or not all(map(is_plain_parameter, others)):
            continue
        name = f"Planted{child.name}"
        model = f"final class {name}: ObservableObject {{ @Published var planted = false; init(value: {kind}) {{}} }}\n"
        parameters = [other for other in child.properties if other is member or other in others]
        taken = ", ".join(f"{other.name}: {taken_type(other)}" for other in parameters)
        kept = "".join(f"{stored_name(other)} = {other.name}\n" for other in parameters)
        taking = (f"@StateObject private var planted: {name}\ninit({taken}) {{\n{kept}"
                  f"_planted = StateObject(wrappedValue: {name}(value: {member.name}))\n}}")
        edit, _ = line_inserted(child, child.open + 1, taking)
        use, _ = line_inserted(child, child.body[0] + 1, "let _ = planted.planted")
        yield place(child, [replaced(child, child.prefix_at, child.prefix_at, model), edit, use],
                    [Mark(child.source, child.open + 1, 1 + taking.index("_planted"))], found.parent)


def is_parameter(member: Property) -> bool:
    """Whether an initialiser has to give it a value."""
    own = r"@(?:State|StateObject|Environment|EnvironmentObject|AppStorage|SceneStorage|FocusState|GestureState|Namespace|Query)\b"
    return not (member.is_computed or member.is_static or member.value or re.search(own, member.prefix))


def is_plain_parameter(member: Property) -> bool:
    wrappers = re.sub(r"@(?:Binding|ObservedObject|Bindable)\b", "", member.prefix)
    return member.type is not None and "->" not in member.type and "@" not in wrappers and "private" not in wrappers


def taken_type(member: Property) -> str:
    if member.attribute("Binding"):
        return f"Binding<{member.type}>"
    return member.type


def stored_name(member: Property) -> str:
    return f"_{member.name}" if member.attribute("Binding") else f"self.{member.name}"


@seed("state-set-from-outside", "a view kept in a property, and a method of it that sets its state called in an action")
def _(repository: Repository) -> Iterator[Place]:
    for parent in repository.views:
        for match in parent.in_body(r"(?<![.\w])([A-Z]\w*)\(\)"):
            child = repository.named.get(match[1])
            if not child or not child.is_view or child is parent or child.initialisers:
                continue
            if any(map(is_parameter, child.properties)):
                continue
            state = next(literal_states(child), None)
            modifier = next(parent.in_body(MODIFIER_LINE), None)
            if not state or not modifier:
                continue
            change = CHANGE[state[1]].format(state[0].name)
            method, _ = line_inserted(child, child.open + 1, f"func setPlanted() {{ {change} }}")
            kept, _ = line_inserted(parent, parent.open + 1, f"private let planted = {child.name}()")
            call = replaced(parent, modifier.start(), modifier.start(), ".onTapGesture { planted.setPlanted() }\n")
            yield place(parent, [method, kept, call], [Mark(parent.source, modifier.start())], child)


@seed("expensive-model-in-state", "the initialiser of an Observable model in @State starts a timer")
def _(repository: Repository) -> Iterator[Place]:
    timer = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
    for view, member, model in repository.owned("State", repository.observables):
        if repository.is_for_xcode_27:  # which makes the model once
            return
        if model.initialisers:
            edit, _ = line_inserted(model, model.initialisers[0][1], timer)
        elif "init(" not in model.code and member.value == f"{model.name}()":
            edit, _ = line_inserted(model, model.open + 1, f"init() {{ {timer} }}")
        else:
            continue
        if len(model.initialisers) <= 1:
            yield place(view, [edit], [at_name(view, member)], model)


# Environment


@seed("environment-not-injected", "the one .environmentObject(model) of a model deleted")
def _(repository: Repository) -> Iterator[Place]:
    injections = list(injected_objects(repository))
    if any(model is None for _, _, model in injections):
        return
    for found, match, model in injections:
        if sum(other is model for _, _, other in injections) != 1 or "public" in model.prefix:
            continue
        readers = [(view, member, model)
                   for view, member, model in repository.received("EnvironmentObject", {model.name: model})
                   if len(re.findall(rf"\b{member.name}\b", view.code)) > 1]
        if readers:
            yield place(found, [replaced(found, match.start(), match.end(), "")],
                        [at_name(view, member) for view, member, _ in readers], model)


def injected_objects(repository: Repository) -> Iterator[tuple[Type, re.Match, Type | None]]:
    for found in repository.types:
        if any(other is not found and other.open < found.open < other.close for other in found.source.types):
            continue
        for match in re.compile(r"\.environmentObject\((\w+(?:\.\w+)*)?[^()]*\)").finditer(
                found.source.code, found.open, found.close):
            inner = max((other for other in found.source.types if other.open <= match.start() < other.close),
                        key=lambda other: other.open)
            member = inner.named(match[1] or "")
            yield inner, match, member and repository.objects.get(member.type or member.constructs or "")


@seed("environment-object-created-in-body", ".environment(model) -> .environment(Model())")
def _(repository: Repository) -> Iterator[Place]:
    owned = [*repository.owned("State", repository.observables), *repository.owned("StateObject", repository.objects)]
    for view, member, model in owned:
        for match in view.in_body(rf"\.environment(?:Object)?\(\s*({member.name})\s*\)"):
            if member.value == f"{model.name}()":
                yield place(view, [replaced(view, match.start(1), match.end(1), member.value)],
                            [Mark(view.source, match.start(1))], model)


@seed("environment-unstable-default", "the default of an environment value -> a date")
def _(repository: Repository) -> Iterator[Place]:
    for found in repository.types:
        for member in found.properties:
            if not member.value or not found.source.has_swiftui:
                continue
            if found.name == "EnvironmentValues" and member.attribute("Entry"):
                yield place(found, [replaced(found, member.name_at, member.end, f"{member.name} = Date()")],
                            [at_name(found, member)])
            if "EnvironmentKey" in found.inherits and member.name == "defaultValue":
                start = member.keyword_at
                yield place(found, [replaced(found, start, member.end, "var defaultValue: Date { Date() }")],
                            [Mark(found.source, start)])


# Work


FORMATTERS = ["DateFormatter()", "NumberFormatter()", "ISO8601DateFormatter()", "RelativeDateTimeFormatter()",
              'try? NSRegularExpression(pattern: "[a-z]+")']
BODY_WORK = ['try? Data(contentsOf: URL(fileURLWithPath: "/planted"))', "Task { await Task.yield() }",
             'FileManager.default.contents(atPath: "/planted")', 'try? String(contentsOfFile: "/planted", encoding: .utf8)']
INIT_WORK = ["Task { await Task.yield() }", '_ = try? Data(contentsOf: URL(fileURLWithPath: "/planted"))',
             "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
             "DispatchQueue.global().async { UserDefaults.standard.synchronize() }"]


@seed("formatter-in-body", "a formatter made at the start of body, or in a stored property")
def _(repository: Repository) -> Iterator[Place]:
    for number, view in enumerate(repository.views):
        made = FORMATTERS[number % len(FORMATTERS)]
        if number % 3:
            yield statement_in_body(view, f"let planted = {made}")
        else:
            edit, mark = line_inserted(view, view.open + 1, "private let planted = DateFormatter()")
            yield place(view, [edit], [mark])


@seed("work-in-body", "a file read, or a task started, at the start of body")
def _(repository: Repository) -> Iterator[Place]:
    for number, view in enumerate(repository.views):
        yield statement_in_body(view, f"let _ = {BODY_WORK[number % len(BODY_WORK)]}")


@seed("mutation-in-body", "state changed at the start of body")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for member, kind in literal_states(view):
            yield statement_in_body(view, f"let _ = {CHANGE[kind].format(member.name)}")


@seed("work-in-init", "a task, a timer or a file read at the end of init")
def _(repository: Repository) -> Iterator[Place]:
    for number, view in enumerate(repository.views):
        for start, end in view.initialisers[:1]:
            edit, mark = line_inserted(view, end, INIT_WORK[number % len(INIT_WORK)])
            yield place(view, [edit], [mark])


@seed("publisher-in-view", "a timer in a stored property that body listens to")
def _(repository: Repository) -> Iterator[Place]:
    timer = "private let planted = Timer.publish(every: 1, on: .main, in: .common).autoconnect()"
    for view in repository.views:
        for match in view.in_body(MODIFIER_LINE):
            edit, mark = line_inserted(view, view.open + 1, timer)
            listener = replaced(view, match.start(), match.start(), ".onReceive(planted) { _ in }\n")
            yield place(view, [edit, listener], [mark])


# Life cycle


@seed("task-in-on-appear", ".task { … } -> .onAppear { Task { … } }")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for match in view.in_body(r"\.task\s*\{"):
            end = closing(view.source.code, match.end() - 1)
            if "await" in view.source.code[match.end():end]:
                edits = [replaced(view, match.start(), match.end(), ".onAppear { Task {"), replaced(view, end, end + 1, "} }")]
                yield place(view, edits, [Mark(view.source, match.start())])


@seed("task-missing-id", "a task without an id that loads by a value which the parent changes")
def _(repository: Repository) -> Iterator[Place]:
    for found in handed(repository):
        child, member = found.child, found.member
        kind = literal_type(found.state)
        if member.type != kind or not is_changed(found.parent, found.state):
            continue
        for match in list(child.in_body(MODIFIER_LINE))[:1]:
            method, _ = line_inserted(child, child.open + 1, f"private func loadPlanted(_ value: {kind}) async {{}}")
            load = replaced(child, match.start(), match.start(), f".task {{ await loadPlanted({member.name}) }}\n")
            yield place(child, [method, load], [Mark(child.source, match.start())], found.parent)


@seed("reload-on-appear", "a list that is emptied and loaded again, in .task of a screen that pushes others")
def _(repository: Repository) -> Iterator[Place]:
    loading = (
        "@State private var planted: [Int] = []\n"
        "private func loadPlanted() async {\nplanted = []\nplanted = await fetchPlanted()\n}\n"
        "private func fetchPlanted() async -> [Int] { [] }")
    for view in repository.views:
        if not re.search(r"\bNavigationLink\b|\bnavigationDestination\b", view.code):
            continue
        for match in [match for match in view.in_body(r"(?<=\n)[ \t]*\.navigationTitle\b") if is_in_stack(view, match.start())][:1]:
            edit, _ = line_inserted(view, view.open + 1, loading)
            task = replaced(view, match.start(), match.start(), ".task { await loadPlanted() }\n")
            yield place(view, [edit, task], [Mark(view.source, match.start())])


def is_in_stack(view: Type, at: int) -> bool:
    """Whether a place of `body` lies in its navigation stack, if it has one."""
    stacks = [match.end() - 1 for match in re.compile(
        r"\bNavigation(?:Stack|View|SplitView)\s*(?:\([^(){}]*\)\s*)?\{").finditer(view.source.code, view.open, view.close)]
    return not stacks or any(start < at < closing(view.source.code, start) for start in stacks)


@seed("unstable-task-id", ".task(id: value) -> .task(id: UUID()), .onChange(of: value) -> .onChange(of: Date())")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for match in view.in_body(r"\.(task\(id|onChange\(of):\s*([\w.]+)(?=[,)])"):
            fresh = "UUID()" if match[1] == "task(id" else "Date()"
            yield place(view, [replaced(view, match.start(2), match.end(2), fresh)], [Mark(view.source, match.start(2))])


@seed("onchange-loop", "a handler that changes what it watches, or two that change what the other watches")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        states = list(literal_states(view))
        for match in list(view.in_body(MODIFIER_LINE))[:1]:
            numbers = [member.name for member, kind in states if kind in ("Int", "Double")]
            if len(numbers) > 1:
                first, second = numbers[:2]
                lines = (f".onChange(of: {first}) {{ {second} = {first} + 1 }}\n"
                         f".onChange(of: {second}) {{ {first} = {second} + 1 }}\n")
            elif states:
                member, kind = states[0]
                lines = f".onChange(of: {member.name}) {{ {CHANGE[kind].format(member.name)} }}\n"
            else:
                continue
            yield place(view, [replaced(view, match.start(), match.start(), lines)], [Mark(view.source, match.start(), 1)])


# Models


def shown_models(repository: Repository, models: dict[str, Type]) -> Iterator[tuple[Type, Property, Type, Property]]:
    """One view for each model, with a variable that it shows and that somebody changes."""
    seen: set[str] = set()
    for view, member, model, shown in repository.shows(
            models, ["StateObject", "ObservedObject", "EnvironmentObject", "State", "Bindable"]):
        if model.name not in seen and repository.changes(model, shown):
            seen.add(model.name)
            yield view, member, model, shown


@seed("nested-observable-object", "an object inside a model, and a variable of it that body reads")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model, _ in shown_models(repository, repository.objects):
        if "objectWillChange" in model.code or "onReceive" in view.code or not repository.is_known(model):
            continue
        name = f"Planted{model.name}"
        inner = f"final class {name}: ObservableObject {{ @Published var count = 0; func increase() {{ count += 1 }} }}\n"
        held, mark = line_inserted(model, model.open + 1, f"let planted = {name}()")
        read, _ = line_inserted(view, view.body[0] + 1, f"let _ = {member.name}.planted.count")
        yield place(model, [replaced(model, model.prefix_at, model.prefix_at, inner), held, read], [mark], view)


@seed("published-in-observable", "@Published added in an Observable class")
def _(repository: Repository) -> Iterator[Place]:
    for model in repository.observables.values():
        for member in model.stored():
            if not member.has_wrapper:
                yield place(model, [replaced(model, member.start, member.start, "@Published ")], [at_name(model, member)])


@seed("observable-on-struct", "@Observable class -> @Observable struct")
def _(repository: Repository) -> Iterator[Place]:
    for model in repository.observables.values():
        edit = replaced(model, model.kind_at, model.kind_at + len("class"), "struct")
        yield place(model, [edit], [Mark(model.source, model.name_at), Mark(model.source, model.prefix_at)])


@seed("observable-conformance-without-macro", "@Observable class Model -> class Model: Observable")
def _(repository: Repository) -> Iterator[Place]:
    for model in repository.observables.values():
        if repository.is_known(model) and any(not member.attribute("ObservationIgnored") for member in model.stored()):
            edits = [without_attribute(model, model.prefix, model.prefix_at, "Observable"),
                     replaced(model, model.open, model.open, ", Observable " if model.inherits else ": Observable ")]
            yield place(model, edits, [Mark(model.source, model.name_at)])


@seed("observable-subclass-untracked", "@Observable class that views show -> class below an Observable class")
def _(repository: Repository) -> Iterator[Place]:
    for view, _, model, shown in shown_models(repository, repository.observables):
        if model.inherits or shown.has_wrapper or "NSObject" in model.header:
            continue
        base = "@Observable class PlantedBase { var planted = 0 }\n"
        end = model.name_at + len(model.name)
        edits = [replaced(model, model.prefix_at, model.prefix_at, base),
                 without_attribute(model, model.prefix, model.prefix_at, "Observable"),
                 replaced(model, end, end, ": PlantedBase")]
        yield place(model, edits, [Mark(model.source, model.name_at)], view)


@seed("observable-computed-untracked", "a stored variable of an Observable class -> computed over the user's defaults")
def _(repository: Repository) -> Iterator[Place]:
    for view, _, model, shown in repository.shows(repository.observables, ["State", "Bindable"]):
        kind = literal_type(shown)
        if shown.has_wrapper or not kind or shown.type not in (None, kind) or not repository.is_known(model):
            continue
        if not repository.changes(model, shown) or model.source.code[shown.end:].lstrip(" ")[:1] != "\n":
            continue
        computed = (
            f'{shown.name}: {kind} {{ '
            f'get {{ UserDefaults.standard.object(forKey: "planted") as? {kind} ?? {shown.value} }} '
            'set { UserDefaults.standard.set(newValue, forKey: "planted") } }')
        yield place(model, [replaced(model, shown.name_at, shown.end, computed)], [at_name(model, shown)], view)


@seed("published-without-observable-object", "class Model: ObservableObject that views show -> class Model")
def _(repository: Repository) -> Iterator[Place]:
    for view, member, model, shown in shown_models(repository, repository.objects):
        match = re.search(r":\s*ObservableObject\s*,|,?\s*\bObservableObject\b", model.header)
        if not repository.is_known(model) or "onReceive" in view.code or not shown.attribute("Published") or not match:
            continue
        text = ": " if match[0].endswith(",") else ""
        start, end = model.header_at + match.start(), model.header_at + match.end()
        if model.inherits == ["ObservableObject"]:
            start = model.header_at + model.header.index(":")
        yield place(model, [replaced(model, start, end, text)], [Mark(model.source, model.name_at)], view)


@seed("unpublished-property", "@Published deleted from a variable that views show and a method changes")
def _(repository: Repository) -> Iterator[Place]:
    wrappers = ["StateObject", "ObservedObject", "EnvironmentObject"]
    for view, holder, model, shown in repository.shows(repository.objects, wrappers):
        others = [member.name for member in model.published() if member.name != shown.name]
        if len(re.findall(r"@(?:StateObject|ObservedObject|EnvironmentObject)\b", view.code)) > 1:
            continue
        if not shown.attribute("Published") or not is_simple(shown) or not others or "objectWillChange" in model.code:
            continue
        methods = [method for method in model.methods if re.search(rf"\b{holder.name}\.{method[0]}\(", view.code)]
        if any(changes_alone(model, shown.name, others, method) for method in methods):
            edit = without_attribute(model, shown.prefix, shown.start, "Published")
            yield place(model, [edit], [at_name(model, shown)], view)


def is_simple(member: Property) -> bool:
    """Whether it holds a value of the standard library, and no object."""
    types = r"\[?(?:Bool|Int|Double|String|Date)\]?\??"
    return literal_type(member) is not None or re.fullmatch(types, member.type or "") is not None


def changes_alone(model: Type, name: str, others: list[str], method: tuple[str, int, int]) -> bool:
    """Whether the method assigns this variable and can announce nothing else."""
    _, start, end = method
    code = model.source.code[start:end]
    methods = "|".join(other for other, _, _ in model.methods)
    return (
        re.search(rf"\b{name}\s*[-+]?=(?!=)", code) is not None
        and not re.search(rf"\b(?:{'|'.join(others)})\b\s*(?:[-+]?=(?!=)|\.)", code)
        and not re.search(rf"\b(?:{methods})\(", code))


def lasting_models(repository: Repository) -> Iterator[Type]:
    """Models that views make and that end before the program does."""
    owned = [*repository.owned("State", repository.observables), *repository.owned("StateObject", repository.objects)]
    roots = {
        member.constructs for found in repository.types if "App" in found.inherits or "UIApplicationDelegate" in found.inherits
        for member in found.properties}
    for model in {model.name: model for _, _, model in owned}.values():
        is_global = re.search(rf"\blet \w+ = {model.name}\(", repository.code)
        if model.name not in roots and "static" not in model.surface and not is_global:
            yield model


@seed("missing-cleanup", "the initialiser of a view's model starts a timer that nobody stops")
def _(repository: Repository) -> Iterator[Place]:
    for model in lasting_models(repository):
        for start, end in model.initialisers[:1]:
            timer = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in print(self as Any) }"
            edit, mark = line_inserted(model, end, timer)
            yield place(model, [edit], [mark])


@seed("retain-cycle", "the initialiser of a view's model starts a timer that holds the model")
def _(repository: Repository) -> Iterator[Place]:
    for model in lasting_models(repository):
        for start, end in model.initialisers[:1]:
            edit, mark = line_inserted(
                model, end, "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(self) }")
            yield place(model, [edit], [mark])


@seed("retain-cycle", "[weak self] deleted from a stored subscription")
def _(repository: Repository) -> Iterator[Place]:
    for model in [*repository.objects.values(), *repository.observables.values()]:
        if re.search(r"\bstatic\b", model.surface) or re.search(r"\.removeAll\(|= nil|= \[\]|\.cancel\(", model.code):
            continue
        for match in re.compile(r"\.sink\s*(?:\(receiveValue:\s*)?\{\s*(\[weak self\]\s*)").finditer(
                model.source.code, model.open, model.close):
            opening = model.source.code.index("{", match.start())
            end = closing(model.source.code, opening)
            closure = model.source.code[match.end():end]
            stored = re.match(r"\}\)?\s*\.store\(in: &", model.source.code[end:end + 60])
            chain = model.source.code[max(model.open, match.start() - 300):match.start()].rsplit("\n\n", 1)[-1]
            if not stored or "self?." not in closure or re.search(r"(guard|if) let self", closure):
                continue
            if not re.search(r"^\s*\$[a-z_]\w*|NotificationCenter\.default\s*\.publisher", chain, re.MULTILINE) or "first" in chain:
                continue
            uses = [replaced(model, match.end() + use.start(), match.end() + use.end(), "self.")
                    for use in re.finditer(r"\bself\?\.", closure)]
            yield place(model, [replaced(model, match.start(1), match.end(1), ""), *uses], [Mark(model.source, match.start())])


# Identity


@seed("index-identity", "ForEach(items) { item in … } -> ForEach(items.indices, id: \\.self)")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for match in view.in_body(r"\bForEach\(\s*((?:\w+\.)?\w+)\s*(?:,\s*id:\s*[\\.\w]+\s*)?\)\s*\{\s*(\w+)\s+in\b"):
            root = view.named(match[1].split(".")[0])
            removes = re.search(rf"\b{match[1]}\.(remove\w*|insert|sort|shuffle|move)\(", view.code)
            if not root or not re.search(r"@(State|Binding)\b", root.prefix) or not removes:
                continue
            opening = view.source.code.index("{", match.start())
            uses = [edit for edit in indexed(view, opening, match[2], match[1]) if edit.start >= match.end()]
            head = replaced(view, match.start(), match.end(), f"ForEach({match[1]}.indices, id: \\.self) {{ planted in")
            yield place(view, [head, *uses], [Mark(view.source, match.start())])


@seed("unstable-id", "let id = UUID() -> var id: UUID { UUID() }, .id(value) -> .id(UUID())")
def _(repository: Repository) -> Iterator[Place]:
    for found in repository.types:
        member = found.named("id") if found.kind == "struct" and "Identifiable" in found.inherits else None
        if member and (member.value or "").strip() == "UUID()":
            edit = replaced(found, member.start, member.end, "var id: UUID { UUID() }")
            yield place(found, [edit], [Mark(found.source, member.start)])
    for view in repository.views:
        for match in view.in_body(r"\.id\(([\w.]+)\)"):
            yield place(view, [replaced(view, match.start(1), match.end(1), "UUID()")], [Mark(view.source, match.start(1))])


@seed("state-object-in-row", "a state object with a text that is entered, in a view that stands in rows")
def _(repository: Repository) -> Iterator[Place]:
    for view in repository.views:
        for match in view.in_body(r"\bForEach\(\s*\$?(\w+)\s*(?:,\s*id:\s*[\\.\w]+\s*)?\)\s*\{\s*\$?\w+\s+in\s+([A-Z]\w*)\("):
            child, collection = repository.named.get(match[2]), view.named(match[1])
            if not child or not child.is_view or child.initialisers or not collection or not collection.has_wrapper:
                continue
            if any(member.attribute("Binding") or "->" in (member.type or "") for member in child.properties):
                continue
            name = f"Planted{child.name}"
            model = f'final class {name}: ObservableObject {{ @Published var text = "" }}\n'
            kept, _ = line_inserted(child, child.open + 1, f"@StateObject private var planted = {name}()")
            field, _ = line_inserted(child, child.body[0] + 1, 'TextField("Planted", text: $planted.text)')
            yield place(view, [replaced(child, child.prefix_at, child.prefix_at, model), kept, field],
                        [Mark(view.source, match.start(2))], child)


@seed("state-lost-in-branch", "Child(…) -> if flag { Child(…).padding() } else { Child(…) }, where the child has a text of its own")
def _(repository: Repository) -> Iterator[Place]:
    flag = "@State private var planted = false\nprivate func togglePlanted() { planted.toggle() }"
    for view in repository.views:
        for match in view.in_body(r"(?<=\n)[ \t]*([A-Z]\w*)\([^(){}\n]*\)(?!\s*\{)"):
            child = repository.named.get(match[1])
            if not child or not child.is_view or re.search(r"@Binding|->", child.surface):
                continue
            if not any(is_entered(child, member) for member in child.properties):
                continue
            declared, _ = line_inserted(view, view.open + 1, flag)
            call = view.source.text[match.start():match.end()].strip()
            branches = f"Group {{ if planted {{\n{call}.padding()\n}} else {{\n{call}\n}} }}"
            yield place(view, [declared, replaced(view, match.start(), match.end(), branches)],
                        [Mark(view.source, match.start(), branches.index(call))], child)


def is_entered(view: Type, state: Property) -> bool:
    """Whether a control of the view changes its state."""
    controls = r"\b(?:TextField|TextEditor|SecureField|Toggle|Slider|Stepper|DatePicker)"
    binding = rf"\b(?:text|isOn|value|selection): \${state.name}\b"
    return state.attribute("State") and re.search(rf"{controls}\([^{{}}]*?{binding}", view.code) is not None
