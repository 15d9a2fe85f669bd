package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.json.Json;
import vedette.json.Nearest;
import vedette.system.EffectReader.Place;
import vedette.table.Range;

/** Reads fire and checks: what is thrown, what succeeds, and what comes of it. */
final class ThrowReader {
  private static final List<String> THROW =
      List.of("die", "atLeast", "atMost", "faces", "modifiers", "cap");

  private final Expressions expressions;
  private final RollReader rolls;
  private final EffectReader effects;
  private final ModifiersReader modifiers;
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
    this.file = file;
  }

  private static List<String> keys(String... more) {
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
    Throw toSave = saves(members, name, where);
    List<Effect> hit =
        members.has("hit")
            ? effects.read(members.get("hit"), Place.HIT)
            : List.of(
                new Effect(new Effect.Lose(Amount.of(1), null, Effect.By.UNSAID, false), null));
    return dice == null || toHit == null
        ? null
        : new Fire(name, bySide, dice, toHit, ties, toWound, toSave, hit);
  }

  /** What saves, of fire or of a table; null if nothing does. */
  Throw saves(Members members, String name, Set<Subject> where) {
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
        : roll(saves, where, Place.UNIT, false, false, "", "`saves` does not say what saves");
  }

  private boolean bySide(Members members, boolean otherwise) {
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
  private Throw roll(
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
    List<Faces> faces = die == null ? List.of() : faces(members, die, place, wounds);
    Modifiers read =
        modifiers.read(members, where, List.of(), faces.stream().map(Faces::name).toList());
    return die == null ? null : new Throw(die, least, number, faces, read);
  }

  private List<Faces> faces(Members members, Roll die, Place place, boolean wounds) {
    List<Faces> faces = new ArrayList<>();
    Members written = members.has("faces") ? Members.any(members.get("faces"), file) : null;
    Place where = place == Place.FACE && wounds ? Place.FACE_THAT_WOUNDS : place;
    List<String> impossible = new ArrayList<>();
    Json.Member first = null;
    if (written != null) {
      for (Json.Member face : written.named()) {
        Ranges range = range(face.name(), die);
        if (range == null || die.natural().weights().keySet().stream().noneMatch(range::has)) {
          impossible.add(face.name());
          first = first == null ? face : first;
          continue;
        }
        faces.add(new Faces(face.name(), range, effects.read(face.value(), where)));
      }
    }
    if (first != null) {
      noFaces(first, impossible, die, written.named().size());
    } else if (die.hasWords()) {
      for (String word : die.words()) {
        if (faces.stream().noneMatch(it -> it.name().equals(word))) {
          file.wrong(
              Code.FACE,
              members.keyAt(written == null ? "die" : "faces"),
              "what does the face `" + word + "` do?",
              "\"" + word + "\": \"nothing\", if nothing");
        }
      }
    }
    return faces;
  }

  private void noFaces(Json.Member first, List<String> impossible, Roll die, int all) {
    if (die.hasWords()) {
      Optional<String> nearest = Nearest.of(first.name(), die.words());
      file.wrong(
          Code.FACE,
          first.at(),
          "`" + first.name() + "` is no face of " + die.text(),
          nearest
              .map(it -> "did you mean `" + it + "`?")
              .orElse(closest(first.name(), die.words())));
      return;
    }
    Spread natural = die.natural();
    file.wrong(
        Code.FACE,
        first.at(),
        "`"
            + String.join("` and `", impossible)
            + "` "
            + (impossible.size() == 1 ? "is no face of " : "are no faces of ")
            + die.text(),
        "faces are natural rolls, " + natural.least() + " to " + natural.most());
  }

  /** Of words of which none is near, that which begins alike. */
  private static String closest(String word, List<String> words) {
    for (String each : words) {
      if (!word.isEmpty() && each.startsWith(word.substring(0, 1))) {
        return "did you mean `" + each + "`?";
      }
    }
    return String.join(", ", words);
  }

  private static Ranges range(String name, Roll die) {
    if (die.hasWords()) {
      int index = die.words().indexOf(name);
      return index < 0 ? null : new Ranges(name, new Range(index, index));
    }
    return RangeText.of(name);
  }

  /** All checks of a file. */
  Map<String, Check> checks(Json json) {
    Map<String, Check> checks = new LinkedHashMap<>();
    Members all = json == null ? null : Members.any(json, file);
    if (all != null) {
      for (Json.Member check : all.named()) {
        expressions.askedBy("`" + check.name() + "` asks");
        Members members = Members.of(check.value(), file, keys("rolls", "pass", "fail"));
        Set<Subject> where = EffectReader.units();
        Throw roll =
            members == null
                ? null
                : roll(
                    members,
                    where,
                    Place.UNIT,
                    false,
                    false,
                    "",
                    "`" + check.name() + "` does not say what passes");
        if (roll != null) {
          checks.put(
              check.name(),
              new Check(
                  check.name(),
                  bySide(members, false),
                  roll,
                  margins(members.get("pass"), "passing"),
                  margins(members.get("fail"), "failing")));
        }
      }
    }
    return checks;
  }

  private List<Check.Margin> margins(Json json, String how) {
    List<Check.Margin> margins = new ArrayList<>();
    if (json == null) {
      return margins;
    }
    if (!(json instanceof Json.Obj)) {
      return List.of(new Check.Margin(null, effects.read(json, Place.UNIT)));
    }
    for (Json.Member margin : Members.any(json, file).named()) {
      Ranges ranges = RangeText.of(margin.name());
      if (ranges == null) {
        file.wrong(
            Code.CHECK, margin.at(), "`" + margin.name() + "` is no range", "\"1-3\" or \"4+\"");
        continue;
      }
      margins.add(new Check.Margin(ranges, effects.read(margin.value(), Place.UNIT)));
    }
    gaps(json, margins, how);
    return margins;
  }

  /** Margins have no gap, and the last is open: what a margin between two does is not left out. */
  private void gaps(Json json, List<Check.Margin> margins, String how) {
    List<Check.Margin> sorted = new ArrayList<>(margins);
    sorted.sort((a, b) -> a.by().range().compareTo(b.by().range()));
    for (int i = 1; i < sorted.size(); i++) {
      Range before = sorted.get(i - 1).by().range();
      Range here = sorted.get(i).by().range();
      List<Json.Member> members = ((Json.Obj) json).members();
      Json.Member at =
          members.stream()
              .filter(
                  it ->
                      RangeText.of(it.name()) != null
                          && RangeText.of(it.name()).range().equals(here))
              .findFirst()
              .orElse(members.get(0));
      if (before.high() == Range.OPEN_HIGH || here.low() <= before.high()) {
        file.wrong(
            Code.CHECK,
            at.at(),
            "`" + before + "` and `" + here + "` share a margin",
            "give each its own");
      } else if (here.low() > before.high() + 1) {
        int missing = before.high() + 1;
        boolean open = here.high() == Range.OPEN_HIGH;
        file.wrong(
            Code.CHECK,
            at.at(),
            how + " by " + missing + " has no result",
            "\""
                + before.low()
                + "-"
                + (here.low() - 1)
                + "\" or \""
                + missing
                + (open ? "+" : "-" + here.high())
                + "\"");
      }
    }
  }
}
