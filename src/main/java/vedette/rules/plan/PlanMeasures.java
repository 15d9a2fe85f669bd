package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.fight.ValueWords;
import vedette.question.NamedQuestion;
import vedette.question.Question;
import vedette.source.TextFault;

/** What a plan is measured by: its steps, its units, and what somebody asks of a step's fight. */
final class PlanMeasures {
  private static final String GONE = "gone";

  private final Plan plan;

  /** Each as it enters its first fight. */
  private final List<UnitGroup> units;

  private final UnitWords words;

  /** By step: the measures of its fight. */
  private final List<List<? extends Measure<?>>> fights;

  private final List<Measure<PlanPosition>> everything;

  private final Reader reader;

  PlanMeasures(
      Plan plan,
      List<UnitGroup> units,
      UnitWords words,
      List<List<? extends Measure<?>>> fights,
      Reader reader) {
    this.plan = plan;
    this.reader = reader;
    this.units = units;
    this.words = words;
    this.fights = fights;
    KeptMeasures all = keptMeasures(name -> true);
    everything = new ArrayList<>(always(all));
    everything.addAll(extra(all));
  }

  /** Reads units of the plan as their system does. */
  @FunctionalInterface
  interface Reader {
    /** Returns the units of a text, of a unit of the plan. */
    UnitGroup read(int unit, String text);
  }

  /** Returns all that can be named, to look whether a text can be understood. */
  List<Measure<PlanPosition>> allMeasures() {
    return everything;
  }

  /**
   * These, and the measures of the plan's file that name nothing else; each may name those before
   * it.
   */
  List<Measure<PlanPosition>> withNamed(List<Measure<PlanPosition>> known) {
    List<Measure<PlanPosition>> all = new ArrayList<>(known);
    for (NamedQuestion named : plan.measures()) {
      try {
        Measure<PlanPosition> measure = named.question().measure(all);
        all.removeIf(it -> it.name().equals(measure.name()));
        all.add(measure);
      } catch (TextFault e) {
        // It is no measure of these; who asks for it is told.
        all.removeIf(it -> it.name().equals(named.question().name()));
      }
    }
    return all;
  }

  /** Returns the names that texts have of all that can be named. */
  Set<String> namedIn(List<String> texts) {
    return Question.namedIn(texts, everything.stream().map(Measure::name).toList());
  }

  /** Returns what has to be kept of measures that are named, and for what every answer has. */
  KeptMeasures keptMeasures(Set<String> named) {
    return keptMeasures(named::contains);
  }

  private KeptMeasures keptMeasures(Predicate<String> isNamed) {
    List<KeptMeasures.Value> values = new ArrayList<>();
    for (int step = 0; step < fights.size(); step++) {
      String before = plan.fights().get(step).name() + ".";
      if (plan.fights().get(step).isCounted() || isNamed.test(before + KeptMeasures.TIMES)) {
        values.add(new KeptMeasures.Value(step, KeptMeasures.TIMES, null));
      }
      for (Measure<?> measure : fights.get(step)) {
        if (isNamed.test(before + measure.name())) {
          values.add(new KeptMeasures.Value(step, measure.name(), measure));
        }
        if (measure.name().equals(Measure.SUCCESS) && isNamed.test(before + KeptMeasures.WON)) {
          values.add(new KeptMeasures.Value(step, KeptMeasures.WON, measure));
        }
        if (measure.name().equals(Measure.SUCCESS)
            && isNamed.test(before + KeptMeasures.SUCCESSES)) {
          values.add(new KeptMeasures.Value(step, KeptMeasures.SUCCESSES, measure));
        }
      }
    }
    return KeptMeasures.of(values);
  }

  /** Returns the measures that every answer has. */
  List<Measure<PlanPosition>> always(KeptMeasures kept) {
    List<Measure<PlanPosition>> all = new ArrayList<>();
    for (Instruction instruction : plan.course()) {
      if (instruction instanceof Instruction.Fight fight) {
        ofEach(fight.step(), kept, all);
      } else if (instruction instanceof Instruction.Change change) {
        all.add(become(change.step(), change.name(), StepOutcome.OF_CHANGES));
      }
    }
    for (int unit = 0; unit < plan.units().size(); unit++) {
      String name = plan.units().get(unit).name();
      if (units.get(unit).hasStrength()) {
        all.add(strength(unit, name));
      }
      all.add(end(unit, name));
    }
    return all;
  }

  private void ofEach(int fight, KeptMeasures kept, List<Measure<PlanPosition>> all) {
    String name = plan.fights().get(fight).name();
    all.add(become(fight, name, StepOutcome.WORDS));
    if (plan.fights().get(fight).isCounted()) {
      int place = kept.indexOf(fight, KeptMeasures.TIMES);
      all.add(keptMeasures(name, place, kept.values().get(place)));
    }
  }

  /** Returns the measures that are there if they are named. */
  List<Measure<PlanPosition>> named(KeptMeasures kept, Set<String> named) {
    List<Measure<PlanPosition>> all = extra(kept);
    all.removeIf(it -> !named.contains(it.name()));
    return all;
  }

  private List<Measure<PlanPosition>> extra(KeptMeasures kept) {
    List<Measure<PlanPosition>> all = new ArrayList<>();
    for (int step = 0; step < plan.fights().size(); step++) {
      all.addAll(ofStep(step, kept));
    }
    for (int unit = 0; unit < plan.units().size(); unit++) {
      all.addAll(ofUnit(unit));
    }
    return all;
  }

  private List<Measure<PlanPosition>> ofStep(int step, KeptMeasures kept) {
    String name = plan.fights().get(step).name();
    List<Measure<PlanPosition>> all = new ArrayList<>();
    all.add(
        Measure.<PlanPosition>flag(
                name + ".fought", name + " is fought", it -> it.outcomes().get(step).isFought())
            .withoutJoint());
    for (int i = 0; i < kept.values().size(); i++) {
      KeptMeasures.Value value = kept.values().get(i);
      boolean always = value.measure() == null && plan.fights().get(step).isCounted();
      if (value.step() == step && !always) {
        all.add(keptMeasures(name, i, value));
      }
    }
    return all;
  }

  private static Measure<PlanPosition> keptMeasures(
      String step, int place, KeptMeasures.Value value) {
    String name = step + "." + value.name();
    if (value.isCount()) {
      String what = value.measure() == null ? " is fought" : " succeeds";
      return Measure.<PlanPosition>count(
              name, "times " + step + what, it -> (Integer) it.keptValues().get(place))
          .withoutJoint();
    }
    if (value.isWon()) {
      return Measure.<PlanPosition>flag(
              name,
              step + " is won, or its enemy is gone before it",
              it -> (Boolean) it.keptValues().get(place))
          .withoutJoint();
    }
    String none = value.measure().kind() == Measure.Kind.CATEGORY ? KeptMeasures.NOT_FOUGHT : "";
    return value.measure().keptAs(name, step, none, it -> it.keptValues().get(place));
  }

  private static Measure<PlanPosition> become(int step, String name, List<String> words) {
    return Measure.<PlanPosition>category(
            name,
            "step " + name,
            new ValueWords(words, false),
            it -> it.outcomes().get(step).toString())
        .withoutJoint();
  }

  private static Measure<PlanPosition> strength(int unit, String name) {
    return Measure.<PlanPosition>count(
            name + ".strength",
            name + ": remaining strength",
            it -> it.units().get(unit).strength())
        .withoutJoint();
  }

  /** A question may write the unit as its file does, and answers write it as its system does. */
  private Measure<PlanPosition> end(int unit, String name) {
    return Measure.<PlanPosition>category(
            name,
            name + " at the end",
            new ValueWords(List.of(), false, text -> unitText(unit, text)),
            it -> it.units().get(unit).isGone() ? GONE : it.units().get(unit).text())
        .withoutJoint();
  }

  private String unitText(int unit, String text) {
    UnitGroup read = text.equals(GONE) ? UnitGroup.GONE : reader.read(unit, text);
    return read.isGone() ? text : read.text();
  }

  private List<Measure<PlanPosition>> ofUnit(int unit) {
    String name = plan.units().get(unit).name();
    List<Measure<PlanPosition>> all = new ArrayList<>();
    all.add(
        Measure.<PlanPosition>flag(
                name + ".eliminated", name + " is gone", it -> it.units().get(unit).isGone())
            .withoutJoint());
    all.add(
        Measure.<PlanPosition>count(
                name + ".units",
                name + ": remaining units",
                it -> it.units().get(unit).units().size())
            .withoutJoint());
    for (String word : words.flags(unit)) {
      all.add(
          Measure.<PlanPosition>flag(
                  name + "." + word,
                  name + " is " + word,
                  it -> words.holds(unit, it.units().get(unit), word))
              .withoutJoint());
    }
    for (String word : words.numbers(unit)) {
      all.add(
          Measure.<PlanPosition>count(
                  name + "." + word,
                  name + ": " + word,
                  it -> words.number(unit, it.units().get(unit), word))
              .withoutJoint());
    }
    return all;
  }
}
