package vedette.system;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;
import vedette.system.EffectKind.Place;
import vedette.system.Scope.Asker;

/** Reads throws, of fire and of all that saves or checks: what is rolled and what succeeds. */
final class ThrowReader {
  private final SectionReader part;

  ThrowReader(SectionReader part) {
    this.part = part.in(Code.FIRE);
  }

  /** All fires of a file. */
  Map<String, Fire> fires(Map<String, Written.Fire> written) {
    Map<String, Fire> fires = new LinkedHashMap<>();
    written.forEach(
        (name, fire) -> {
          Fire read = fire(name, fire);
          if (read != null) {
            fires.put(name, read);
          }
        });
    return fires;
  }

  private Fire fire(String name, Written.Fire written) {
    boolean bySide = written.rolls() == Written.Rolls.SIDE;
    boolean pairs = written.hits().here().get("pairs") != null;
    Scope scope = Scope.FIRE.asking("`" + name + "` asks");
    SectionReader ofDice = part.with(Scope.FIRE.asking(Asker.Kind.DICE, "`" + name + "` asks"));
    Amount dice = written.dice() == null ? null : ofDice.whole(written.dice(), "the dice");
    Throw toHit =
        roll(
            written.hits(),
            scope,
            written.hits().here().get("wounds") == null ? Place.FACE : Place.FACE_THAT_WOUNDS,
            pairs,
            "`" + name + "` does not say what hits");
    Fire.Pairs laid = pairs ? pairs(name, written, bySide) : null;
    if (!pairs) {
      part.refuse(
          written.hits().here(),
          List.of("most", "ties"),
          "is said of pairs, and no dice are paired",
          "\"pairs\": \"highest-first\"");
    }
    Throw toWound = null;
    if (written.wounds() != null) {
      toWound =
          roll(
              written.wounds(),
              Scope.FIRE.asking("the wounds of `" + name + "` ask"),
              Place.WOUNDS,
              false,
              "`wounds` does not say what wounds");
    }
    Throw toSave = saves(written.saves(), name, Place.SAVES);
    List<Effect> hit =
        written.hit() != null
            ? new EffectReader(part.with(scope)).read(written.hit(), Place.HIT)
            : List.of(new Effect(Lose.of(1), null));
    boolean random =
        hit.stream()
            .anyMatch(
                it -> it.what() instanceof Lose lose && lose.loss().of() == Loss.Of.RANDOM_UNIT);
    if (random && (toWound != null || toSave != null)) {
      part.wrong(
          written.hit().at(),
          "each hit costs a random unit, and whose wounds or saves are rolled is not said",
          "leave them out, or write \"lose 1\"");
    }
    return dice == null || toHit == null
        ? null
        : new Fire(
            name,
            bySide,
            dice,
            toHit,
            laid,
            toWound,
            toSave,
            hit,
            part.which(written.targets()),
            written.order() == null ? null : LossOrders.read(part, written.order()));
  }

  /**
   * What saves, of fire or of a table; null if nothing does.
   *
   * @param place of the effects of its faces
   */
  Throw saves(Written.Throw saves, String name, Place place) {
    if (saves == null) {
      return null;
    }
    Scope scope = Scope.FIRE.asking(Asker.Kind.SAVES, "the saves of `" + name + "` ask");
    return roll(saves, scope, place, false, "`saves` does not say what saves");
  }

  private Fire.Pairs pairs(String name, Written.Fire written, boolean bySide) {
    Json.Obj here = written.hits().here();
    boolean toBest = written.pairs() == Written.Pairs.AGAINST_BEST;
    part.refuse(
        here,
        toBest ? List.of("atMost", "faces") : List.of("atLeast", "atMost", "faces"),
        "and `pairs` of one roll",
        toBest
            ? "the highest die is the best; \"atLeast\" says what a die has to reach besides"
            : "pairs beat each other, there is no number to reach");
    part.refuse(
        here,
        List.of("targets"),
        "and `pairs` of one fire",
        "a pair hits whoever loses next; leave one of them out");
    if (!bySide) {
      Json rolls = here.get("rolls");
      part.wrong(
          rolls == null ? here.at() : rolls.at(),
          "dice are paired side against side",
          "\"rolls\": \"side\"");
    }
    if (here.get("ties") == null) {
      part.wrong(
          Code.MISSING,
          here.member("pairs").at(),
          "who wins a tied pair is not said",
          "\"ties\": \"defender\", \"attacker\", \"both\" or \"nobody\"");
    }
    if (toBest) {
      part.refuse(
          here,
          List.of("most"),
          "of dice that are laid against the best",
          "limit the dice: \"dice\": \"strength, at most 3\"");
    }
    Scope scope = Scope.SIDES.asking("the pairs of `" + name + "` ask");
    Amount most =
        written.most() == null
            ? null
            : part.with(scope.suffering(Subject.ATTACKER)).whole(written.most(), "the pairs");
    return new Fire.Pairs(toBest, written.ties(), most);
  }

  /**
   * What is thrown and what succeeds.
   *
   * @param place of the effects of faces
   * @param missing what to say if nothing says what succeeds
   */
  Throw roll(Written.Throw written, Scope scope, Place place, boolean pairs, String missing) {
    Json.Obj here = written.here();
    if (written.die() == null) {
      return null;
    }
    SectionReader asking = part.with(scope);
    RollReader rolls = new RollReader(asking);
    Roll die = pairs ? rolls.read(written.die()) : rolls.unopposed(written.die());
    boolean least = written.atLeast() != null;
    if (least && written.atMost() != null) {
      part.wrong(
          here.member("atMost").at(),
          "`atLeast` and `atMost` of one roll",
          "one of them says what "
              + (place.isPool() ? "hits" : place == Place.WOUNDS ? "wounds" : "passes"));
    }
    Json said = least ? written.atLeast() : written.atMost();
    if (die != null && die.hasWords() && said != null) {
      part.wrong(
          here.member(least ? "atLeast" : "atMost").at(),
          "the faces of " + die.text() + " are no numbers",
          "say in \"faces\" what each does");
    }
    Amount number = said == null ? null : asking.whole(said, "the numbers");
    if (said == null && here.get("faces") == null && !pairs) {
      part.wrong(Code.MISSING, here.at(), missing, "\"atLeast\": 4");
    }
    SectionReader ofFaces =
        place == Place.SAVES_OF_TABLE ? part.with(scope.like(Scope.UNITS)) : asking;
    List<Faces> shown =
        die == null ? List.of() : new FacesReader(ofFaces).read(written, die, place);
    Modifiers read =
        new ModifiersReader(asking)
            .read(
                written.modifiers(),
                written.cap(),
                place.isPool() ? ModifiersReader.Of.POOL : ModifiersReader.Of.THROW,
                List.of(),
                shown.stream().map(Faces::name).toList());
    if (die != null && !die.varies() && die.versus() == null) {
      new ModifiersReader(asking)
          .rerolls(written.modifiers(), read, FacesReader.natural(die, place));
    }
    if (die != null && place.isPool()) {
      single(die, pairs, written.die());
      if (die.versus() != null) {
        single(die.versus(), true, written.die());
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

  /** Dice that explode hit or miss each for itself, and so do dice that are paired. */
  private void single(Roll die, boolean pairs, Json at) {
    boolean explode = die.explodes() != null;
    if (!die.isOneDie() && (pairs || explode)) {
      part.wrong(
          at.at(),
          "`"
              + die.text().strip()
              + "` is not one die, and "
              + (pairs ? "dice are paired one by one" : "dice of fire explode one by one"),
          "\"dice\" says how many there are, \"die\" what each of them is: \"d6"
              + (explode ? ", explode 6 once\"" : "\""));
    }
    if (pairs && explode && die.isOneDie()) {
      part.wrong(
          at.at(),
          "`" + die.text().strip() + "` explodes, and each die is paired with one",
          "leave `explode` out");
    }
  }

  /** A die that is laid against others misses by them. */
  private void misses(Modifier modifier) {
    part.wrong(
        Code.MODIFIER,
        modifier.at(),
        "`misses` and `pairs` of one fire",
        "a paired die misses by the dice of the other side; name the rolls: \"reroll\": \"1\"");
  }

  /** So many dice of a throw are no dice each for itself. */
  private void atMost(Modifier modifier, boolean pairs) {
    part.wrong(
        Code.MODIFIER,
        modifier.at(),
        pairs ? "`most` and `pairs` of one fire" : "`most` and dice that explode",
        pairs
            ? "paired dice are rolled again each for itself; leave one of them out"
            : "which dice go first is not said; leave one of them out");
  }
}
