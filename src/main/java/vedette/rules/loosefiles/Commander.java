package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.ResultTable;
import vedette.rules.loosefiles.Commander.Fate;
import vedette.table.Grid;

/** A commander whose unit is hurt, until he is lost (LF6). A step is one check. */
final class Commander implements Rules<Integer, Fate> {
  /**
   * What a player says of a commander whose unit is hurt.
   *
   * @param checks fires and combats in which that happens
   */
  record Request(
      @Field(
              text = "fires and combats in which his unit is hurt",
              fallback = "1",
              min = 1,
              max = 99)
          int checks,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  private final Request request;
  private final Roll roll;

  Commander(Request request, Rulebook rules) {
    this.request = request;
    roll = rules.tables().commanderRoll();
  }

  /** The fight with what is told of it. */
  Engagement<Integer, Fate> engagement() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("checks", String.valueOf(request.checks())));
    Variant.describe(request.variant(), facts);
    return Engagement.of(
        this,
        measures(),
        Story.of(facts)
            .openedBy(umpire -> umpire.note("", "the commander rolls {} a check", roll.die())));
  }

  /** Checks that are left. */
  @Override
  public Integer first() {
    return request.checks();
  }

  @Override
  public Step<Integer, Fate> step(Integer state, Umpire umpire) {
    umpire.heading("", "Check {}", request.checks() - state + 1);
    Fate fate = roll.of(umpire);
    umpire.note("", "the commander is {}", fate);
    return fate != Fate.UNHURT || state == 1 ? Step.ended(fate) : Step.going(state - 1);
  }

  private List<Measure<Fate>> measures() {
    return List.of(
        Measure.success("the commander stays unhurt", fate -> fate == Fate.UNHURT),
        Measure.category("fate", "the commander is", Fate.class, fate -> fate));
  }

  /** What has become of a commander. */
  enum Fate {
    UNHURT,
    WOUNDED,
    KILLED;

    private final String word = EnumWords.word(this);

    /** The fate that a word names, if any. */
    static Optional<Fate> of(String word) {
      int index = EnumWords.words(Fate.class).indexOf(word);
      return index < 0 ? Optional.empty() : Optional.of(values()[index]);
    }

    /** As tables call it. */
    @Override
    public String toString() {
      return word;
    }
  }

  /** What a commander rolls whose unit is hurt (LF6). */
  static final class Roll {
    /** The cell that calls for a second roll. */
    static final String AGAIN = "roll again";

    private final ResultTable<Optional<Fate>> checks;
    private final ResultTable<Fate> losses;

    /**
     * On checked tables.
     *
     * @param checks his first roll
     * @param losses his second, where the first says so
     */
    Roll(Grid checks, Grid losses) {
      this.checks = new ResultTable<>(checks, 0, row -> Fate.of(checks.text(row, 0)));
      this.losses =
          new ResultTable<>(
              losses,
              0,
              row -> Fate.of(losses.text(row, 0)).orElseThrow(),
              fate -> fate == Fate.UNHURT);
    }

    /** The die of his first roll. */
    Die die() {
      return checks.die();
    }

    Fate of(Umpire umpire) {
      Optional<Fate> first = checks.roll(umpire);
      return first.isPresent() ? first.get() : losses.roll(umpire);
    }
  }
}
