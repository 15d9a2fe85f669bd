package vedette.system;

import static vedette.system.ThrowReader.ROLLS;
import static vedette.system.ThrowReader.SAVES;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.json.Json;
import vedette.system.ThrowReader.Rolls;
import vedette.system.ThrowReader.WrittenThrow;
import vedette.system.effect.Effect;
import vedette.system.effect.EffectKind.Place;
import vedette.system.effect.Lose;
import vedette.system.effect.Loss;
import vedette.system.query.Amount;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;
import vedette.system.query.UnitFilter;

/** A reader of the fire of a file: its dice and the effects of a hit. */
final class FireReader {
  /** The pairing of dice. */
  enum Pairs {
    /** The highest dice of both sides, then the second highest, and so on. */
    HIGHEST_FIRST,
    /** Each die against the other side's best. */
    AGAINST_BEST
  }

  /** Dice that hit. */
  record WrittenFire(
      @Field(text = ROLLS, fallback = "unit", not = "not a value of \"rolls\"") Rolls rolls,
      @Field(text = "How many dice.", example = "\"strength\"") Amount dice,
      @Field(text = "What hits.", flat = true) WrittenThrow hits,
      @Field(
              text = "Both sides' dice are laid highest against highest, or each against the best.",
              optional = true,
              not = "not a way to pair dice")
          Pairs pairs,
      @Field(text = "How many pairs are laid at most.", optional = true, schemaRef = "amount")
          Amount most,
      @Field(
              text = "The side that wins a tied pair; the other side is hit.",
              optional = true,
              not = "not a side that can win ties")
          Fire.Ties ties,
      @Field(text = "What a hit must pass to wound.", optional = true) WrittenThrow wounds,
      @Field(text = SAVES, optional = true, example = "{ \"die\": \"d6\", \"atLeast\": 4 }")
          WrittenThrow saves,
      @Field(text = "Effects on the target of a hit; `lose 1` if left out.", optional = true)
          List<Effect> hit,
      @Field(
              text = "Only units that are this, or `not` this, are hit; else the hit is lost.",
              optional = true)
          UnitFilter targets,
      @Field(
              text = "The order in which its hits fall; left out: that of all losses.",
              optional = true)
          LossOrder order) {}

  private final SectionReader part;

  FireReader(SectionReader part) {
    this.part = part.withCode(Code.FIRE).child("fire");
  }

  /** Returns all fire of a file, by name. */
  Map<String, Fire> read(Map<String, WrittenFire> written) {
    Map<String, Fire> fires = new LinkedHashMap<>();
    written.forEach(
        (name, fire) -> {
          Fire read = fire(part.child(name), name, fire);
          if (read != null) {
            fires.put(name, read);
          }
        });
    return fires;
  }

  private Fire fire(SectionReader at, String name, WrittenFire written) {
    Json.Obj here = written.hits().here();
    boolean bySide = written.rolls() == Rolls.SIDE;
    boolean pairs = here.get("pairs") != null;
    Throw toHit =
        new ThrowReader(at)
            .read(
                written.hits(),
                here.get("wounds") == null ? Place.FACE : Place.FACE_THAT_WOUNDS,
                pairs,
                "`" + name + "` does not define what hits");
    Fire.Pairs laid = pairs ? pairs(here, written, bySide) : null;
    if (!pairs) {
      part.refuse(
          here,
          List.of("most", "ties"),
          "applies only to paired dice, and these are not paired",
          "write \"pairs\": \"highest-first\"");
    }
    Throw toWound = null;
    if (written.wounds() != null) {
      toWound =
          new ThrowReader(at.child("wounds"))
              .read(written.wounds(), Place.WOUNDS, false, "`wounds` does not define what wounds");
    }
    Throw toSave = ThrowReader.saves(at, written.saves(), Place.SAVES);
    List<Effect> hit =
        here.get("hit") != null ? written.hit() : List.of(new Effect(Lose.of(1), null));
    boolean random =
        hit.stream()
            .anyMatch(
                it ->
                    it.what() instanceof Lose lose
                        && lose.loss().of() == Loss.LossTaker.RANDOM_UNIT);
    if (random && (toWound != null || toSave != null)) {
      part.report(
          here.get("hit").at(),
          "a loss `of random unit` cannot be combined with `wounds` or `saves`",
          "leave out `wounds` and `saves`, or write \"lose 1\"");
    }
    return written.dice() == null || toHit == null
        ? null
        : new Fire(
            name,
            bySide,
            written.dice(),
            toHit,
            laid,
            toWound,
            toSave,
            hit,
            written.targets(),
            written.order());
  }

  private Fire.Pairs pairs(Json.Obj here, WrittenFire written, boolean bySide) {
    boolean toBest = written.pairs() == Pairs.AGAINST_BEST;
    part.refuse(
        here,
        List.of("faces"),
        "cannot be combined with `pairs`",
        "leave it out; pairs compare numbers, so choose a die with numbers such as d6");
    part.refuse(
        here,
        toBest ? List.of("atMost") : List.of("atLeast", "atMost"),
        "cannot be combined with `pairs`",
        toBest
            ? "write \"atLeast\" for a number that each die must also reach"
            : "leave it out, or write \"pairs\": \"against-best\" with \"atLeast\": 4");
    part.refuse(
        here,
        List.of("targets"),
        "cannot be combined with `pairs`",
        "leave one of them out: a pair hits the next unit in the order of losses");
    if (!bySide) {
      Json rolls = here.get("rolls");
      part.report(
          rolls == null ? here.at() : rolls.at(),
          "paired dice are rolled by sides, not by units",
          "write \"rolls\": \"side\"");
    }
    if (here.get("ties") == null) {
      part.report(
          Code.MISSING,
          here.member("pairs").at(),
          "the winner of tied pairs is missing",
          "write \"ties\": \"defender\", \"attacker\", \"both\" or \"nobody\"");
    }
    if (toBest) {
      part.refuse(
          here,
          List.of("most"),
          "does not limit dice that are compared with the best",
          "write the limit in \"dice\": \"strength, at most 3\"");
    }
    return new Fire.Pairs(toBest, written.ties(), written.most());
  }
}
