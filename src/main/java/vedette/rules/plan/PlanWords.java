package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import vedette.fight.Story.Fact;
import vedette.json.Json;

/** The text of a plan, as a player reads it. */
final class PlanWords {
  private PlanWords() {}

  /** Returns the facts shown before an answer: the title, each unit and each step. */
  static List<Fact> situation(Plan plan) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("plan", plan.file().title()));
    facts.addAll(unitsAndSteps(plan));
    return facts;
  }

  /** Returns the facts shown for the plan under its title. */
  static List<Fact> facts(Plan plan) {
    List<Fact> facts = new ArrayList<>();
    if (plan.file().root().get("system") instanceof Json.Str system) {
      facts.add(new Fact("system", system.value()));
    }
    facts.addAll(unitsAndSteps(plan));
    plan.measures().forEach(it -> facts.add(new Fact(it.question().name(), it.question().text())));
    return facts;
  }

  private static List<Fact> unitsAndSteps(Plan plan) {
    List<Fact> facts = new ArrayList<>();
    plan.units().forEach(unit -> facts.add(new Fact(unit.name(), unit.text())));
    for (Instruction instruction : plan.course()) {
      if (instruction instanceof Instruction.Fight fight) {
        facts.add(fact(plan.fights().get(fight.step()), plan));
      } else if (instruction instanceof Instruction.Change change) {
        StringJoiner text = new StringJoiner("; ", "change: ", "");
        change
            .changes()
            .forEach(it -> text.add(plan.unitNames().get(it.unit()) + ' ' + it.words()));
        facts.add(new Fact(change.name(), withTerms(text, change.terms(), plan)));
      }
    }
    return facts;
  }

  private static Fact fact(PlanStep step, Plan plan) {
    StringJoiner text = new StringJoiner("; ", step.type().name() + ": ", "");
    for (Json.Member member : step.request().members()) {
      text.add(member.name() + ' ' + words(member.value()));
    }
    return new Fact(step.name(), withTerms(text, step.terms(), plan));
  }

  /** Returns the text of a step followed by its terms. */
  private static String withTerms(StringJoiner text, List<PlanStep.Term> terms, Plan plan) {
    terms.forEach(it -> text.add(it.loop() < 0 ? it.words() : words(plan.loop(it.loop()))));
    return text.toString();
  }

  private static String words(Instruction.LoopEnd loop) {
    List<String> words = new ArrayList<>();
    if (loop.times() > 0) {
      words.add("up to " + loop.times() + (loop.times() == 1 ? " time" : " times"));
    }
    if (loop.until() != null) {
      words.add("until " + loop.until().text());
    }
    return String.join(", ", words);
  }

  private static String words(Json value) {
    if (value instanceof Json.Str string) {
      return string.value().replace("; ", ", ");
    }
    if (value instanceof Json.Num number) {
      return number.text();
    }
    if (value instanceof Json.Arr array) {
      return String.join(" and ", array.values().stream().map(PlanWords::words).toList());
    }
    return value instanceof Json.Bool bool ? String.valueOf(bool.value()) : value.kindWithArticle();
  }
}
