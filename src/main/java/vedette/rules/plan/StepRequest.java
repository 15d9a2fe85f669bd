package vedette.rules.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.form.line.NotationForm;
import vedette.form.model.Slot;
import vedette.json.Json;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.table.Tables;

/** The request of a step, into which the current units of the plan are inserted. */
final class StepRequest {
  private final Plan plan;
  private final PlanStep step;
  private final Tables tables;
  private final StepType<?> type;
  private final RequestForm<?> form;
  private final boolean twoSides;

  /** The request as written, for reading units by the step's own file; null for other systems. */
  private final HasTableFile own;

  /** The texts of each parameter that names units, in order. */
  private final Map<String, List<StackText>> texts = new LinkedHashMap<>();

  private final List<Integer> units = new ArrayList<>();
  private final List<Party> sides;
  private final BySide<List<String>> unitsBySide;

  StepRequest(Plan plan, PlanStep step, Tables tables) {
    this.plan = plan;
    this.step = step;
    this.tables = tables;
    type = StepType.of(step.type());
    form = step.type().form();
    twoSides = form.slots().stream().filter(it -> it.required() && it.isInNotation()).count() > 1;
    OptimizedRequest<?> written =
        isOfOwn() ? type.read(request(List.of(), new ArrayList<>(), new Problems())) : null;
    own = written == null ? null : (HasTableFile) written.request();
    for (Json.Member member : step.request().members()) {
      List<StackText> stacks = new ArrayList<>();
      for (Json.Str text : StackText.strings(member.value())) {
        stacks.add(stack(text));
      }
      if (stacks.stream().anyMatch(StackText::namesUnits)) {
        texts.put(member.name(), List.copyOf(stacks));
        stacks.forEach(stack -> units.addAll(stack.units()));
      }
    }
    sides = List.copyOf(findSides());
    unitsBySide = findUnitsBySide();
  }

  private StackText stack(Json.Str text) {
    return StackText.of(text.value(), plan.unitNames(), this::read);
  }

  /** Reads units by the rules of the step's system. */
  UnitGroup read(String text) {
    // The fight reports a text that cannot be read.
    return text.isEmpty() ? UnitGroup.GONE : readByFile(text).orElseGet(() -> UnitGroup.read(text));
  }

  /** Reads units by the step's own file; empty if it has none or cannot read them. */
  Optional<UnitGroup> readByFile(String text) {
    if (own == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new UnitGroup(
              own.units(text, tables).stream()
                  .map(unit -> new WrittenUnit(unit.text(), unit.most()))
                  .toList()));
    } catch (TextFault | WrongFile e) {
      return Optional.empty();
    }
  }

  /** Returns the numbers of the units that the request names, repeated if named repeatedly. */
  List<Integer> units() {
    return units;
  }

  /** Returns the states of the units that the request names. */
  List<UnitGroup> named(List<UnitGroup> all) {
    List<UnitGroup> named = new ArrayList<>(units.size());
    for (int unit : units) {
      named.add(all.get(unit));
    }
    return List.copyOf(named);
  }

  /**
   * A word in the place of a unit that is not a unit of the plan.
   *
   * @param at its position in the file
   */
  record UnknownUnit(String text, Position at) {}

  /**
   * Returns the single words among units that are not units of the plan; they may be units of the
   * system.
   */
  List<UnknownUnit> unknown() {
    List<UnknownUnit> unknownUnit = new ArrayList<>();
    for (Json.Str text : stacks()) {
      for (StackText.Element element : stack(text).elements()) {
        if (!element.isUnit()
            && !element.text().isEmpty()
            && !element.text().contains(" ")
            && (own == null || fault(element.text()).isPresent())) {
          unknownUnit.add(
              new UnknownUnit(element.text(), plan.file().text().within(text.at(), element.at())));
        }
      }
    }
    return unknownUnit;
  }

  /** Returns the texts that list units. */
  private List<Json.Str> stacks() {
    return form.slots().stream().flatMap(it -> stacks(it).stream()).toList();
  }

  /** Returns the texts of a parameter that list units; an empty list for another parameter. */
  private List<Json.Str> stacks(Slot parameter) {
    Json value = step.request().get(parameter.name());
    boolean ofOwn = isOfOwn() && parameter.required() && !parameter.positional();
    boolean units = ofOwn || parameter.isInNotation() || texts.containsKey(parameter.name());
    return value == null || !units ? List.of() : StackText.strings(value);
  }

  private boolean isOfOwn() {
    return HasTableFile.class.isAssignableFrom(step.type().request());
  }

  /** Returns the fault that the step's own file finds in a stack; empty for other systems. */
  private Optional<TextFault> fault(String stack) {
    if (own != null) {
      try {
        own.units(stack, tables);
      } catch (TextFault e) {
        return Optional.of(e);
      } catch (WrongFile e) {
        return Optional.empty(); // The fight reports the fault of the file.
      }
    }
    return Optional.empty();
  }

  /**
   * Checks that a unit of the plan can be read.
   *
   * @throws TextFault if it cannot
   */
  void checkUnit(int unit, String text) {
    fault(text)
        .ifPresent(
            fault -> {
              throw fault;
            });
    NotationForm<?> notation = notation(unit);
    if (notation != null) {
      notation.checkUnits(text);
    }
  }

  /** Returns whether clauses belong to the stack and not to the unit. */
  boolean hasStacksOf(int unit) {
    return own != null || notation(unit) != null && notation(unit).hasUnits();
  }

  /**
   * A fault in a text that the step's own file reads.
   *
   * @param unit the number of the plan's unit at fault; -1 for none
   * @param at the position of the fault in the file
   */
  record ReadingFault(int unit, Position at, TextFault fault) {}

  /**
   * Returns the faults that the step's own file finds in its stacks with the current units; an
   * empty list for other systems.
   */
  List<ReadingFault> readingFault(List<UnitGroup> units) {
    List<ReadingFault> all = new ArrayList<>();
    if (own != null) {
      stacks().forEach(text -> readingFault(text, units).ifPresent(all::add));
    }
    return all;
  }

  private Optional<ReadingFault> readingFault(Json.Str written, List<UnitGroup> units) {
    // The units of the plan, by their offset in the filled text.
    TreeMap<Integer, StackText.Element> named = new TreeMap<>();
    StringBuilder filled = new StringBuilder();
    int from = 0;
    for (StackText.Element element : stack(written).elements()) {
      if (element.isUnit()) {
        filled.append(written.value(), from, element.at());
        named.put(filled.length(), element);
        filled.append(element.filled(units));
        from = element.at() + element.text().length();
      }
    }
    filled.append(written.value().substring(from));
    return fault(filled.toString()).map(fault -> readingFault(written, fault, named, units));
  }

  private ReadingFault readingFault(
      Json.Str written,
      TextFault fault,
      TreeMap<Integer, StackText.Element> named,
      List<UnitGroup> units) {
    Map.Entry<Integer, StackText.Element> before = named.floorEntry(fault.offset());
    int unit = -1;
    int at = fault.offset();
    if (before != null) {
      StackText.Element element = before.getValue();
      int behind = fault.offset() - before.getKey() - element.filled(units).length();
      unit = behind < 0 ? element.unit() : -1;
      at = element.at() + (behind < 0 ? 0 : element.text().length() + behind);
    }
    return new ReadingFault(unit, plan.file().text().within(written.at(), at), fault);
  }

  /**
   * The units on one side of a step, or those that test.
   *
   * @param text the units as the file names them
   * @param units the numbers of the plan's units among them
   * @param isOfPlan whether all of them are units of the plan
   */
  record Party(String text, List<Integer> units, boolean isOfPlan) {
    /** Returns whether none of the units survives; units that the step itself writes always do. */
    boolean isGone(List<UnitGroup> all) {
      return isOfPlan && units.stream().allMatch(unit -> all.get(unit).isGone());
    }
  }

  /**
   * Returns both sides in the order of the rules, or the units that test; an empty list if no unit
   * is named.
   */
  List<Party> sides() {
    return sides;
  }

  private List<Party> findSides() {
    List<Party> sides = new ArrayList<>();
    for (Slot parameter : form.slots()) {
      if (!parameter.required() || parameter.positional()) {
        continue;
      }
      List<StackText.Element> all = new ArrayList<>();
      for (Json.Str text : stacks(parameter)) {
        all.addAll(stack(text).elements());
      }
      if (!all.isEmpty()) {
        sides.add(
            new Party(
                String.join(" and ", all.stream().map(StackText.Element::text).toList()),
                all.stream().filter(StackText.Element::isUnit).map(it -> it.unit()).toList(),
                all.stream().allMatch(StackText.Element::isUnit)));
      }
    }
    return sides;
  }

  /** Returns the names of the plan's units on each side; empty lists unless there are two sides. */
  BySide<List<String>> unitsBySide() {
    return unitsBySide;
  }

  private BySide<List<String>> findUnitsBySide() {
    List<List<String>> names = new ArrayList<>();
    for (Party party : sides) {
      names.add(party.units().stream().map(plan.unitNames()::get).toList());
    }
    return names.size() == 2
        ? new BySide<>(names.get(0), names.get(1))
        : new BySide<>(List.of(), List.of());
  }

  /** Returns whether the request can be read, whether or not the fight is allowed. */
  boolean isReadable(List<UnitGroup> units) {
    return type.read(request(units, new ArrayList<>(), new Problems())) != null;
  }

  /** Returns the notation of a unit of the plan; null if a file defines it. */
  NotationForm<?> notation(int unit) {
    for (Map.Entry<String, List<StackText>> each : texts.entrySet()) {
      if (each.getValue().stream().anyMatch(it -> it.units().contains(unit))) {
        return form(each.getKey());
      }
    }
    return null;
  }

  /** Returns the words for states in the step's own file, if it has one. */
  List<String> states() {
    return own == null ? List.of() : own.states(tables);
  }

  /**
   * Returns the measures of a fight that the rules do not allow with the current units.
   *
   * @throws TextFault if the step's own file would not allow it with any strengths
   */
  List<? extends Measure<?>> measuresOfAnyStrength(List<UnitGroup> units) {
    if (!isOfOwn()) {
      return type.example(tables).measures();
    }
    OptimizedRequest<?> asked = type.read(request(units, new ArrayList<>(), new Problems()));
    return asked == null ? List.of() : ((HasTableFile) asked.request()).measures(tables);
  }

  /** Returns whether the step's own file allows fights by the strengths of both sides. */
  boolean isAllowedByStrength() {
    return isOfOwn();
  }

  /**
   * Returns whether a side of the step, or its only stack, has no unit left. Units without a point
   * that are still listed, as in a dead pile, do not count in a fight of two sides.
   */
  boolean lacksUnits(List<UnitGroup> units) {
    for (Slot parameter : form.slots()) {
      List<StackText> stacks = texts.getOrDefault(parameter.name(), List.of());
      if (parameter.required()
          && !stacks.isEmpty()
          && stacks.stream().allMatch(it -> isGone(it, units))) {
        return true;
      }
    }
    return false;
  }

  private boolean isGone(StackText stack, List<UnitGroup> units) {
    return stack.filled(units) == null || twoSides && stack.isWithoutPoints(units);
  }

  /**
   * Returns the fight with the current units.
   *
   * @param problems receives the faults
   * @return null if it cannot be fought
   */
  PreparedFight fight(List<UnitGroup> units, Problems problems) {
    List<PreparedFight.Stack> stacks = new ArrayList<>();
    Engagement<?, ?> fight = type.fight(request(units, stacks, problems), tables);
    return fight == null ? null : PreparedFight.of(fight, stacks);
  }

  private RequestJson request(
      List<UnitGroup> units, List<PreparedFight.Stack> stacks, Problems problems) {
    List<Json.Member> members = new ArrayList<>();
    for (Json.Member member : step.request().members()) {
      Json value = filled(member, units, stacks);
      if (value != null) {
        members.add(new Json.Member(member.name(), member.at(), value));
      }
    }
    for (Slot slot : form.slots()) {
      if (!slot.parameter().inPlans().isEmpty() && step.request().get(slot.name()) == null) {
        members.add(
            new Json.Member(
                slot.name(), step.at(), new Json.Str(slot.parameter().inPlans(), step.at())));
      }
    }
    return new RequestJson(
        new Json.Obj(List.copyOf(members), step.request().at()), plan.file().text(), problems);
  }

  private Json filled(Json.Member member, List<UnitGroup> units, List<PreparedFight.Stack> stacks) {
    if (member.name().equals(HasTableFile.PARAMETER) && member.value() instanceof Json.Str file) {
      return new Json.Str(tables.siblingName(plan.file(), file.value()), file.at());
    }
    List<StackText> written = texts.get(member.name());
    if (written == null || member.value() instanceof Json.Arr && !takesSeveral(member.name())) {
      return member.value(); // An array in the place of a single text is rejected as written.
    }
    List<Json> values = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String text = written.get(i).filled(units);
      if (text != null) {
        stacks.add(
            new PreparedFight.Stack(
                member.name(), values.size(), written.get(i), form(member.name())));
        values.add(
            new Json.Str(
                named(member.name(), written.get(i)) + text,
                StackText.strings(member.value()).get(i).at()));
      }
    }
    if (values.isEmpty()) {
      return null;
    }
    return member.value() instanceof Json.Arr array
        ? new Json.Arr(List.copyOf(values), array.at())
        : values.get(0);
  }

  private boolean takesSeveral(String parameter) {
    return form.slots().stream().anyMatch(it -> it.name().equals(parameter) && it.many());
  }

  /** Returns the notation of a parameter; null if a file defines it. */
  private NotationForm<?> form(String parameter) {
    for (Slot each : form.slots()) {
      if (each.name().equals(parameter)) {
        return NotationForm.of(each);
      }
    }
    return null;
  }

  /**
   * Returns the name of a stack that is a single unit of the plan, where stacks have names; else
   * "".
   */
  private String named(String parameter, StackText stack) {
    NotationForm<?> notation = form(parameter);
    return notation != null && notation.isNamed() && stack.onlyUnit() >= 0
        ? plan.unitNames().get(stack.onlyUnit()) + ": "
        : "";
  }
}
