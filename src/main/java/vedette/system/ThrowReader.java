package vedette.system;

import java.util.List;
import vedette.form.Field;
import vedette.json.Json;
import vedette.system.effect.EffectKind.Place;
import vedette.system.query.Amount;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.ModifiersReader;
import vedette.system.roll.ModifiersReader.WrittenModifier;
import vedette.system.roll.Roll;
import vedette.system.roll.RollReader;
import vedette.system.roll.SumLimits;

/** A reader of rolls that succeed or fail, of fire, saves and checks. */
final class ThrowReader {
  static final String ROLLS = "Whether each unit rolls, or the side once.";
  static final String DIE = "What is rolled: d6, 2d6+1, d66, 2d6, highest 1, a die of customDice.";
  static final String MODIFIERS = "What changes the roll, the column, the sides or the dice.";
  static final String CAP = "Limits of the net sums.";
  static final String SAVES = "What saves a unit that is hit, or that a table's result falls on.";

  /** The roller of a check. */
  enum Rolls {
    /** Each unit. */
    UNIT,
    /** The side, once. */
    SIDE
  }

  /** The roll and its success, as written. */
  record WrittenThrow(
      Json.Obj here,
      @Field(text = DIE, example = "\"d6\"") Roll die,
      @Field(text = "The number to reach.", optional = true) Amount atLeast,
      @Field(text = "The number not to pass.", optional = true) Amount atMost,
      @Field(
              text =
                  "Natural rolls, ranges or words of a die, each with what it does whatever the"
                      + " number to reach.",
              optional = true,
              schemaRef = "faces")
          Json.Obj faces,
      @Field(text = MODIFIERS, optional = true) List<WrittenModifier> modifiers,
      @Field(text = CAP, optional = true) SumLimits cap) {}

  private final SectionReader part;

  /** Creates a reader for the roll at a place of a file. */
  ThrowReader(SectionReader part) {
    this.part = part.withCode(Code.FIRE);
  }

  /**
   * Returns the save of fire or of a table; null if there is none.
   *
   * @param part the fire or the table
   * @param saves the save as written
   * @param place the place of the effects of its faces
   */
  static Throw saves(SectionReader part, WrittenThrow saves, Place place) {
    return saves == null
        ? null
        : new ThrowReader(part.child("saves"))
            .read(saves, place, false, "`saves` does not define what saves");
  }

  /**
   * Returns the roll and its success.
   *
   * @param place the place of the effects of faces
   * @param pairs whether its dice are paired
   * @param missing the message if the roll has no success
   */
  Throw read(WrittenThrow written, Place place, boolean pairs, String missing) {
    Json.Obj here = written.here();
    if (here.get("die") == null) {
      return null;
    }
    Roll die = pairs ? written.die() : RollReader.unopposed(part, written.die(), here.get("die"));
    boolean least = here.get("atLeast") != null;
    if (least && here.get("atMost") != null) {
      part.report(
          here.member("atMost").at(),
          "`atLeast` cannot be combined with `atMost`",
          "write only one of them for what "
              + (place.isPool() ? "hits" : place == Place.WOUNDS ? "wounds" : "passes"));
    }
    Json said = here.get(least ? "atLeast" : "atMost");
    if (die != null && die.hasWords() && said != null) {
      part.report(
          here.member(least ? "atLeast" : "atMost").at(),
          "the faces of " + die.text() + " are not numbers",
          "write the effect of each in \"faces\"");
    }
    Amount number = least ? written.atLeast() : written.atMost();
    if (said == null && here.get("faces") == null && !pairs) {
      part.report(Code.MISSING, here.at(), missing, "write \"atLeast\": 4");
    }
    List<Faces> shown = die == null ? List.of() : new FacesReader(part).read(written, die, place);
    Modifiers read =
        new ModifiersReader(part.child("modifiers"))
            .read(
                written.modifiers(),
                written.cap(),
                place.isPool()
                    ? ModifiersReader.ModifierTarget.POOL
                    : ModifiersReader.ModifierTarget.THROW,
                die,
                List.of(),
                shown.stream().map(Faces::name).toList());
    if (die != null && place.isPool()) {
      single(die, pairs, here.get("die"));
      if (die.versus() != null) {
        single(die.versus(), true, here.get("die"));
      }
    }
    if (die != null) {
      read.list().stream()
          .filter(Modifier::rerollsAtMost)
          .filter(it -> pairs || die.explodes() != null)
          .forEach(it -> atMost(it, pairs));
      read.list().stream().filter(it -> pairs && it.rerollsAll(true)).forEach(this::misses);
    }
    return die == null ? null : new Throw(die, least, number, shown, read);
  }

  /** Reports several dice in one roll where dice explode or are paired one by one. */
  private void single(Roll die, boolean pairs, Json at) {
    boolean explode = die.explodes() != null;
    if (!die.isOneDie() && (pairs || explode)) {
      part.report(
          at.at(),
          "`"
              + die.text().strip()
              + "` is not one die, and "
              + (pairs ? "dice are paired one by one" : "dice of fire explode one by one"),
          "write the number of dice in \"dice\" and a single die in \"die\": \"d6"
              + (explode ? ", explode 6 once\"" : "\""));
    }
    if (pairs && explode && die.isOneDie()) {
      part.report(
          at.at(),
          "`" + die.text().strip() + "` explodes, but a paired die cannot explode",
          "leave `explode` out");
    }
  }

  /** Reports {@code misses} in paired fire, where only the other side's dice make a die miss. */
  private void misses(Modifier modifier) {
    part.report(
        Code.MODIFIER,
        modifier.at(),
        "`misses` cannot be combined with `pairs`",
        "write the rolls instead: \"reroll\": \"1\"");
  }

  /**
   * Reports a limit of rerolled dice where dice are paired or explode, and so are rolled one by
   * one.
   */
  private void atMost(Modifier modifier, boolean pairs) {
    part.report(
        Code.MODIFIER,
        modifier.at(),
        pairs
            ? "`most` cannot be combined with `pairs`"
            : "`most` cannot be combined with dice that explode",
        "leave one of them out");
  }
}
