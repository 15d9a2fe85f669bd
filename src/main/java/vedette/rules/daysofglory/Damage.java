package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.Variant;
import vedette.rules.daysofglory.DamageTable.Taken;
import vedette.rules.kit.Measures;

/** Hits on artillery, staff or engineers. A step is one hit. */
final class Damage implements Rules<Taken, Taken> {
  private final DamageRequest request;
  private final DamageTable table;

  Damage(DamageRequest request, Rulebook rules) {
    this.request = request;
    table = new DamageTable(rules.tables(), request.of());
  }

  private String summary() {
    return switch (request.of()) {
      case ARTILLERY -> "";
      case STAFF ->
          "Nothing happens to the general {worst is no effect}; "
              + "he is killed {worst is killed, no command 2 turns}";
      case ENGINEERS ->
          "No more than a pioneer is lost {worst is pioneer lost}; "
              + "the engineer is killed, or two pioneers are lost {worst is killed, or 2 pioneers lost}";
    };
  }

  /** The fight with what is told of it. */
  Engagement<Taken, Taken> engagement() {
    return Engagement.of(this, measures(), situation())
        .openedBy(umpire -> umpire.note("DG8", "each hit rolls {}", table.dice()))
        .summedUp(summary());
  }

  @Override
  public Taken first() {
    return table.hits(request.hits());
  }

  @Override
  public Step<Taken, Taken> step(Taken state, Umpire umpire) {
    Taken next = table.roll(state, umpire);
    return next.waiting() == 0 ? Step.ended(next) : Step.going(next);
  }

  private List<Measure<Taken>> measures() {
    Measures<Taken> measures = new Measures<>();
    measures.category("worst", "the worst effect", table.effects(), table::worst);
    table.measures(measures, request.hits(), taken -> taken);
    return measures.list();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("hit", EnumWords.word(request.of())));
    facts.add(new Fact("hits", String.valueOf(request.hits())));
    Variant.describe(request.variant(), facts);
    return facts;
  }
}
