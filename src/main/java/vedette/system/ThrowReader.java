package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.system.EffectReader.Place;

/** Reads throws, of fire and of all that saves or checks: what is rolled and what succeeds. */
final class ThrowReader {
  private static final List<String> THROW =
      List.of("die", "atLeast", "atMost", "faces", "modifiers", "cap");

  private final Expressions expressions;
  private final RollReader rolls;
  private final EffectReader effects;
  private final ModifiersReader modifiers;
  private final FacesReader faces;
  private final Members.File file;

  ThrowReader(
      Expressions expressions,
      RollReader rolls,
      EffectReader effects,
      ModifiersReader modifiers,
      Members.File file) {
    this.expressions = expressions;
    this.rolls = rolls;
    this.effects = effects;
    this.modifiers = modifiers;
    faces = new FacesReader(effects, file);
    this.file = file;
  }

  static List<String> keys(String... more) {
    List<String> keys = new ArrayList<>(List.of(more));
    keys.addAll(THROW);
    return keys;
  }

  /** All fires of a file. */
  Map<String, Fire> fires(Json json) {
    Map<String, Fire> fires = new LinkedHashMap<>();
    Members all = json == null ? null : Members.any(json, file);
    if (all != null) {
      for (Json.Member fire : all.named()) {
        Members members =
            Members.of(
                fire.value(),
                file,
                keys("rolls", "dice", "pairs", "ties", "wounds", "saves", "hit"));
        Fire read = members == null ? null : fire(fire.name(), members);
        if (read != null) {
          fires.put(fire.name(), read);
        }
      }
    }
    return fires;
  }

  private Fire fire(String name, Members members) {
    expressions.askedBy("`" + name + "` asks");
    boolean bySide = bySide(members, false);
    boolean pairs = members.has("pairs");
    Set<Subject> where = EffectReader.fire();
    if (!members.has("dice")) {
      file.wrong(
          Code.MISSING,
          members.at(),
          "`" + name + "` does not say how many dice are thrown",
          "\"dice\": \"strength\"");
    }
    Amount dice =
        members.has("dice")
            ? expressions.whole(members.get("dice"), where, file, "the dice")
            : Amount.of(1);
    Throw toHit =
        roll(
            members,
            where,
            Place.FACE,
            members.has("wounds"),
            pairs,
            "what hits",
            "`" + name + "` does not say what hits");
    Fire.Ties ties = pairs ? ties(name, members, bySide) : null;
    Throw toWound = null;
    if (members.has("wounds")) {
      expressions.askedBy("the wounds of `" + name + "` ask");
      Members wounds = Members.of(members.get("wounds"), file, keys());
      toWound =
          wounds == null
              ? null
              : roll(
                  wounds,
                  where,
                  Place.WOUNDS,
                  true,
                  false,
                  "",
                  "`wounds` does not say what wounds");
    }
    Throw toSave = saves(members, name, Place.SAVES);
    List<Effect> hit =
        members.has("hit")
            ? effects.read(members.get("hit"), Place.HIT)
            : List.of(
                new Effect(new Effect.Lose(Amount.of(1), null, Effect.By.UNSAID, false), null));
    return dice == null || toHit == null
        ? null
        : new Fire(name, bySide, dice, toHit, ties, toWound, toSave, hit);
  }

  /**
   * What saves, of fire or of a table; null if nothing does.
   *
   * @param place of the effects of its faces
   */
  Throw saves(Members members, String name, Place place) {
    if (!members.has("saves")) {
      return null;
    }
    expressions.askedBy("the saves of `" + name + "` ask");
    if (members.get("saves") instanceof Json.Str text) {
      String number = text.value().replaceAll("\\D", "");
      file.wrong(
          Code.FIRE,
          text.at(),
          "`saves` is a text, it says a roll",
          "\"saves\": { \"die\": \"d6\", \"atLeast\": " + (number.isEmpty() ? "4" : number) + " }");
      return null;
    }
    Members saves = Members.of(members.get("saves"), file, keys());
    return saves == null
        ? null
        : roll(
            saves, EffectReader.fire(), place, false, false, "", "`saves` does not say what saves");
  }

  /** Whether a side rolls, and not each unit. */
  boolean bySide(Members members, boolean otherwise) {
    Json json = members.get("rolls");
    if (json == null) {
      return otherwise;
    }
    String word = Members.shown(json);
    if (word.equals("side") || word.equals("unit")) {
      return word.equals("side");
    }
    file.wrong(Code.FIRE, json.at(), "`" + word + "` is nobody who rolls", "\"side\" or \"unit\"");
    return otherwise;
  }

  /** Whether a table is rolled on by each unit. */
  boolean byUnit(Members members) {
    return !bySide(members, true);
  }

  private Fire.Ties ties(String name, Members members, boolean bySide) {
    if (!Members.shown(members.get("pairs")).equals("highest-first")) {
      file.wrong(
          Code.FIRE,
          members.get("pairs").at(),
          "`" + Members.shown(members.get("pairs")) + "` is no way to pair dice",
          "\"highest-first\"");
    }
    for (String number : List.of("atLeast", "atMost")) {
      if (members.has(number)) {
        file.wrong(
            Code.FIRE,
            members.keyAt(number),
            "`" + number + "` and `pairs` of one roll",
            "pairs beat each other, there is no number to reach");
      }
    }
    if (!bySide) {
      Json rolls = members.get("rolls");
      file.wrong(
          Code.FIRE,
          rolls == null ? members.at() : rolls.at(),
          "dice are paired side against side",
          "\"rolls\": \"side\"");
    }
    if (!members.has("ties")) {
      file.wrong(
          Code.MISSING,
          members.keyAt("pairs"),
          "who wins a tied pair is not said",
          "\"ties\": \"defender\", \"attacker\", \"both\" or \"nobody\"");
      return Fire.Ties.NOBODY;
    }
    return members.word(
        "ties",
        Fire.Ties.class,
        Fire.Ties.NOBODY,
        word ->
            new String[] {
              "`" + word + "` is nobody who wins ties",
              Nearest.of(word, List.of("attacker", "defender", "both", "nobody"))
                  .map(it -> "did you mean `" + it + "`?")
                  .orElse(
                      word.startsWith("def")
                          ? "did you mean `defender`?"
                          : "attacker, defender, both or nobody")
            });
  }

  /**
   * What is thrown and what succeeds.
   *
   * @param place of the effects of faces
   * @param missing what to say if nothing says what succeeds
   */
  Throw roll(
      Members members,
      Set<Subject> where,
      Place place,
      boolean wounds,
      boolean pairs,
      String what,
      String missing) {
    if (!members.has("die")) {
      file.wrong(Code.MISSING, members.at(), "no die is said", "\"die\": \"d6\"");
      return null;
    }
    Roll die = rolls.read(members.get("die"), where);
    boolean least = members.has("atLeast");
    if (least && members.has("atMost")) {
      file.wrong(
          Code.FIRE,
          members.keyAt("atMost"),
          "`atLeast` and `atMost` of one roll",
          "one of them says what "
              + (place == Place.FACE ? "hits" : place == Place.WOUNDS ? "wounds" : "passes"));
    }
    String key = least ? "atLeast" : "atMost";
    boolean hasNumber = members.has(key);
    if (die != null && die.hasWords() && hasNumber) {
      file.wrong(
          Code.FIRE,
          members.keyAt(key),
          "the faces of " + die.text() + " are no numbers",
          "say in \"faces\" what each does");
    }
    Amount number =
        hasNumber ? expressions.amount(members.get(key), where, file, "the numbers") : null;
    if (number != null && number.broken()) {
      number = expressions.whole(members.get(key), where, file, "the numbers");
    }
    if (!hasNumber && !members.has("faces") && !pairs) {
      file.wrong(Code.MISSING, members.at(), missing, "\"atLeast\": 4");
    }
    List<Faces> shown = die == null ? List.of() : faces.read(members, die, place, wounds);
    Modifiers read =
        modifiers.read(
            members,
            where,
            place == Place.FACE ? ModifiersReader.Of.POOL : ModifiersReader.Of.THROW,
            List.of(),
            shown.stream().map(Faces::name).toList());
    return die == null ? null : new Throw(die, least, number, shown, read);
  }
}
