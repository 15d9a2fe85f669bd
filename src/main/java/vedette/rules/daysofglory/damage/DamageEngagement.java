package vedette.rules.daysofglory.damage;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.Variant;
import vedette.rules.daysofglory.damage.DamageTable.DamageTarget;
import vedette.rules.daysofglory.damage.DamageTable.Tally;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.kit.Measures;
import vedette.table.Tables;

/** Hits on artillery, staff or engineers. A step is one hit. */
public final class DamageEngagement implements Rules<Tally, Tally> {
  /** What a player says of hits on artillery, staff or engineers. */
  public record Request(
      @Field(text = "target of the hits", example = "artillery") DamageTarget of,
      @Field(text = "hits", fallback = "1", min = 1, max = 20) int hits,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  private final Request request;
  private final DamageTable table;

  public DamageEngagement(Request request, Tables tables) {
    this.request = request;
    table = new DamageTable(tables, request.of());
  }

  private String summary() {
    return switch (request.of()) {
      case ARTILLERY ->
          "Nothing happens to the guns {worst is no effect} of the time; "
              + "a limber is hit {?worst is limber hit}; "
              + "one gun is suppressed for a turn {?worst is 1 gun suppressed 1 turn}; "
              + "the battery is suppressed for a turn {?worst is battery suppressed 1 turn}; "
              + "a gun is destroyed {?worst is gun destroyed}";
      case STAFF ->
          "Nothing happens to the general {worst is no effect} of the time; "
              + "an escort is lost {?worst is escort lost, general halted 1 turn}; "
              + "the general is lightly wounded {?worst is lightly wounded, no command 1 turn}; "
              + "seriously wounded {?worst is seriously wounded, no command 2 turns}; "
              + "killed {?worst is killed, no command 2 turns}";
      case ENGINEERS ->
          "Only a pioneer is lost {worst is pioneer lost} of the time; "
              + "the engineer is slightly wounded {?worst is slightly wounded, no action 1 turn}; "
              + "seriously wounded {?worst is seriously wounded, no action 2 turns}; "
              + "killed, or two pioneers are lost {?worst is killed, or 2 pioneers lost}";
    };
  }

  /** The fight with what is told of it. */
  public Engagement<Tally, Tally> engagement() {
    return Engagement.of(
        this,
        measures(),
        Story.of(situation())
            .withOpening(umpire -> umpire.note("DG8", "each hit is a roll of {}", table.dice()))
            .withSummary(summary()));
  }

  @Override
  public Tally first() {
    return table.hits(request.hits());
  }

  @Override
  public Step<Tally, Tally> step(Tally state, Umpire umpire) {
    Tally next = table.roll(state, umpire);
    return next.waiting() == 0 ? Step.ended(next) : Step.sameTurn(next);
  }

  private List<Measure<Tally>> measures() {
    Measures<Tally> measures = new Measures<>();
    measures.category("worst", "worst effect", table.effects(), table::worst);
    table.measures(measures, request.hits(), taken -> taken);
    return measures.list();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("target", EnumWords.word(request.of())));
    facts.add(new Fact("hits", String.valueOf(request.hits())));
    Variant.describe(request.variant(), facts);
    return facts;
  }
}
