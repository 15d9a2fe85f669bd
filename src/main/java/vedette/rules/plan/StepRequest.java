package vedette.rules.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.form.line.NotationForm;
import vedette.form.model.Slot;
import vedette.json.Json;
import vedette.problem.Position;
import vedette.problem.Problems;
import vedette.problem.TextFault;
import vedette.problem.WrongFile;
import vedette.rules.Enquiry;
import vedette.rules.HasTableFile;
import vedette.table.Tables;

/** The request of a step, with the plan's units put in where it names them. */
final class StepRequest {
  private final Plan plan;
  private final PlanStep step;
  private final Tables tables;
  private final StepType<?> type;
  private final RequestForm<?> form;
  private final boolean twoSides;

  /** As the file has it, for what its own system says of units; null of other systems. */
  private final HasTableFile own;

  /** By parameter that names units: its texts in their order. */
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
    Enquiry<?> written =
        HasTableFile.class.isAssignableFrom(step.type().request())
            ? type.read(request(List.of(), new ArrayList<>(), new Problems()))
            : null;
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

  /** Units as its system reads them. */
  UnitGroup read(String text) {
    if (own == null || text.isEmpty()) {
      return UnitGroup.read(text);
    }
    try {
      return new UnitGroup(
          own.units(text, tables).stream()
              .map(unit -> new WrittenUnit(unit.text(), unit.most()))
              .toList());
    } catch (TextFault | WrongFile e) {
      return UnitGroup.read(text); // The fight says what is wrong.
    }
  }

  /** The numbers of all units that it names, each as often as it does. */
  List<Integer> units() {
    return units;
  }

  /** Those of the plan's units that it names, as they stand. */
  List<UnitGroup> named(List<UnitGroup> all) {
    List<UnitGroup> named = new ArrayList<>(units.size());
    for (int unit : units) {
      named.add(all.get(unit));
    }
    return List.copyOf(named);
  }

  /**
   * A word in the place of a unit that names none.
   *
   * @param at where it stands in the file
   */
  record Unknown(String text, Position at) {}

  /** Single words among units that are not units of the plan; they may be units themselves. */
  List<Unknown> unknown() {
    List<Unknown> unknown = new ArrayList<>();
    for (Slot parameter : form.slots()) {
      Json value = step.request().get(parameter.name());
      if (value == null || !parameter.isInNotation() && !texts.containsKey(parameter.name())) {
        continue;
      }
      for (Json.Str text : StackText.strings(value)) {
        for (StackText.Element element : stack(text).elements()) {
          if (!element.isUnit() && !element.text().isEmpty() && !element.text().contains(" ")) {
            unknown.add(
                new Unknown(element.text(), plan.file().text().within(text.at(), element.at())));
          }
        }
      }
    }
    return unknown;
  }

  /**
   * Who takes part in a step on one side, or tests.
   *
   * @param text what the file calls them
   * @param units the numbers of the plan's units among them
   * @param isOfPlan whether all of them are units of the plan
   */
  record Party(String text, List<Integer> units, boolean isOfPlan) {
    /** Whether none of its units is left; fresh units never are. */
    boolean isGone(List<UnitGroup> all) {
      return isOfPlan && units.stream().allMatch(unit -> all.get(unit).isGone());
    }
  }

  /** Both sides in the order of the rules, or whoever tests; none where nobody is named. */
  List<Party> sides() {
    return sides;
  }

  private List<Party> findSides() {
    List<Party> sides = new ArrayList<>();
    boolean ofOwn = HasTableFile.class.isAssignableFrom(step.type().request());
    for (Slot parameter : form.slots()) {
      Json value = step.request().get(parameter.name());
      boolean units = ofOwn || parameter.isInNotation() || texts.containsKey(parameter.name());
      if (!parameter.required() || parameter.positional() || value == null || !units) {
        continue;
      }
      List<StackText.Element> all = new ArrayList<>();
      for (Json.Str text : StackText.strings(value)) {
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

  /** The plan's units on each side, by their names; nobody where there are not two sides. */
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

  /** Whether all of it can be read, be the fight allowed or not. */
  boolean isReadable(List<UnitGroup> units) {
    return type.read(request(units, new ArrayList<>(), new Problems())) != null;
  }

  /** How a unit of the plan that it names is written; null where a file says it. */
  NotationForm<?> notation(int unit) {
    for (Map.Entry<String, List<StackText>> each : texts.entrySet()) {
      if (each.getValue().stream().anyMatch(it -> it.units().contains(unit))) {
        return form(each.getKey());
      }
    }
    return null;
  }

  /** The words of its own file, if it has one, for what units are in. */
  List<String> states() {
    return own == null ? List.of() : own.states(tables);
  }

  /** The measures of a fight of the step's kind. */
  List<? extends Measure<?>> measuresOfAnExample() {
    return HasTableFile.class.isAssignableFrom(step.type().request())
        ? List.of()
        : type.example(tables).measures();
  }

  /**
   * Whether a side of it, or whoever it is about, has no unit left. Units without a point that are
   * still listed, as in a dead pile, are none for a fight of two sides.
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
   * The fight with units as they stand.
   *
   * @param problems takes what is wrong
   * @return null if it cannot be fought
   */
  DrawnFight fight(List<UnitGroup> units, Problems problems) {
    List<DrawnFight.Stack> stacks = new ArrayList<>();
    Engagement<?, ?> fight = type.fight(request(units, stacks, problems), tables);
    return fight == null ? null : DrawnFight.of(fight, stacks);
  }

  private RequestJson request(
      List<UnitGroup> units, List<DrawnFight.Stack> stacks, Problems problems) {
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

  private Json filled(Json.Member member, List<UnitGroup> units, List<DrawnFight.Stack> stacks) {
    if (member.name().equals(HasTableFile.PARAMETER) && member.value() instanceof Json.Str file) {
      return new Json.Str(tables.beside(plan.file(), file.value()), file.at());
    }
    List<StackText> written = texts.get(member.name());
    if (written == null) {
      return member.value();
    }
    List<Json> values = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String text = written.get(i).filled(units);
      if (text != null) {
        stacks.add(
            new DrawnFight.Stack(
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

  /** How a parameter is written; null where a file says it. */
  private NotationForm<?> form(String parameter) {
    for (Slot each : form.slots()) {
      if (each.name().equals(parameter)) {
        return NotationForm.of(each);
      }
    }
    return null;
  }

  /** The name of a stack that is one unit of the plan, where stacks have names. */
  private String named(String parameter, StackText stack) {
    NotationForm<?> notation = form(parameter);
    return notation != null && notation.isNamed() && stack.onlyUnit() >= 0
        ? plan.unitNames().get(stack.onlyUnit()) + ": "
        : "";
  }
}
