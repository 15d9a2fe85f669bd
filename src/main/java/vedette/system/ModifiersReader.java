package vedette.system;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Nearest;

/** Reads the modifiers of a table, of fire, of saves or of a check. */
final class ModifiersReader {
  private static final List<String> KEYS =
      List.of(
          "name",
          "when",
          "group",
          "each",
          "drm",
          "shift",
          "attacker",
          "defender",
          "own",
          "enemy",
          "of",
          "dice",
          "least",
          "greatest",
          "reroll",
          "ignore");
  private static final int MOST = 9_999;

  /** What a modifier is of. */
  enum Of {
    /** A table: its columns compare what the sides count. */
    TABLE(List.of("dice"), "only fire has a pool of dice", "\"drm\" adds to the roll"),
    /** The dice of fire. */
    POOL(
        List.of("shift", "attacker", "defender", "own", "enemy", "of"),
        "there are no columns",
        "\"drm\" adds to each die, \"dice\" to their number"),
    /** One roll: to wound, a save or a check. */
    THROW(
        List.of("shift", "attacker", "defender", "own", "enemy", "of", "dice", "ignore"),
        "it is one roll, without columns",
        "\"drm\" adds to the roll");

    private final List<String> idle;
    private final String why;
    private final String help;

    Of(List<String> idle, String why, String help) {
      this.idle = idle;
      this.why = why;
      this.help = help;
    }
  }

  private final Expressions expressions;
  private final ChangeReader changing;
  private final Members.File file;

  ModifiersReader(Expressions expressions, Members.File file) {
    this.expressions = expressions;
    this.file = file;
    changing = new ChangeReader(file);
  }

  /**
   * The modifiers of a rule.
   *
   * @param rule that may have {@code modifiers} and a {@code cap}
   * @param where whom their conditions may ask
   * @param of what it is
   * @param columns names of the columns; empty if there are none
   * @param faces names of the faces that do something; empty if there are none
   */
  Modifiers read(
      Members rule, Set<Subject> where, Of of, List<String> columns, List<String> faces) {
    List<Modifier> list = new ArrayList<>();
    Set<String> known = new LinkedHashSet<>();
    Json written = rule.get("modifiers");
    if (written != null && !(written instanceof Json.Arr)) {
      file.wrong(
          Code.VALUE,
          written.at(),
          "expected a list, found " + written.what(),
          "[ { \"name\": … } ]");
      return Modifiers.NONE;
    }
    for (Json each : Members.list(written)) {
      Members members = Members.of(each, file, KEYS);
      if (members == null) {
        continue;
      }
      idle(members, of);
      Modifier modifier = modifier(members, where, columns, faces);
      if (modifier != null && !known.add(modifier.name())) {
        file.wrong(
            Code.MODIFIER,
            each.at(),
            "the modifier `" + modifier.name() + "` is there twice",
            "give each its own name");
      } else if (modifier != null) {
        list.add(modifier);
      }
    }
    Members cap =
        rule.has("cap") ? Members.of(rule.get("cap"), file, List.of("shift", "drm")) : null;
    return new Modifiers(list, cap(cap, "shift"), cap(cap, "drm"));
  }

  /** Complains of what does nothing here. */
  private void idle(Members members, Of of) {
    for (String key : of.idle) {
      if (members.has(key)) {
        file.wrong(
            Code.MODIFIER,
            members.keyAt(key),
            "`" + key + "` does nothing here: " + of.why,
            of.help);
        return;
      }
    }
  }

  private int cap(Members cap, String key) {
    if (cap == null || !cap.has(key)) {
      return -1;
    }
    Integer whole = Members.whole(cap.get(key));
    if (whole == null || whole < 0) {
      String said = Members.shown(cap.get(key)).replaceFirst("^-", "");
      String number = said.matches("\\d+") ? said : "2";
      file.wrong(
          Code.MODIFIER,
          cap.get(key).at(),
          "a cap is a number from 0",
          number + " cuts the sum of all " + key + " to -" + number + " … " + number);
      return -1;
    }
    return whole;
  }

  private Modifier modifier(
      Members members, Set<Subject> where, List<String> columns, List<String> faces) {
    Json.Str name = members.text("name");
    if (name == null) {
      if (!members.has("name")) {
        file.wrong(Code.MISSING, members.at(), "a modifier has no name", "\"name\": \"woods\"");
      }
      return null;
    }
    Rule when = expressions.rule(members.get("when"), where, file);
    if (!members.has("when") && !name.value().matches("\\S+")) {
      file.wrong(
          Code.MODIFIER,
          name.at(),
          "`" + name.value() + "` is said by its name and has " + words(name.value()),
          "\"" + name.value().strip().replaceAll("\\s+", "-") + "\", or give it a \"when\"");
    }
    if (members.flag("each") && when != null && when.fact() == null) {
      file.wrong(
          Code.MODIFIER,
          members.keyAt("each"),
          "`each` counts one thing, and `" + when + "` is none",
          "hang it on what it counts, as \"when\": \"own has guns\", or leave it out");
    }
    Map<Subject, Change> changes = new EnumMap<>(Subject.class);
    for (Subject side : EffectReader.sides()) {
      Change change = changing.read(members.get(side.toString()));
      if (change != null) {
        changes.put(side, change);
      }
    }
    Json.Str group = members.text("group");
    Json reroll = members.get("reroll");
    boolean misses = reroll instanceof Json.Str text && text.value().equals("misses");
    return new Modifier(
        name.value(),
        when,
        group == null ? "" : group.value(),
        members.flag("each"),
        number(members, "drm"),
        number(members, "shift"),
        changes,
        of(members),
        changing.read(members.get("dice")),
        column(members, "least", columns),
        column(members, "greatest", columns),
        misses ? null : ranges(reroll, faces),
        misses,
        ignore(members, faces),
        members.at());
  }

  private static String words(String name) {
    int words = name.strip().split("\\s+").length;
    return words == 2 ? "two words" : words + " words";
  }

  private int number(Members members, String key) {
    Json json = members.get(key);
    Integer whole = json == null ? Integer.valueOf(0) : Members.whole(json);
    if (whole == null || Math.abs(whole) > MOST) {
      file.wrong(
          Code.MODIFIER,
          json.at(),
          "`" + Members.shown(json) + "` is no whole number",
          "\"" + key + "\": 1, or -1");
      return 0;
    }
    return whole;
  }

  private Thing of(Members members) {
    Json.Str of = members.text("of");
    return of == null ? null : thing(of, false);
  }

  /** The arm, class or state that a text names; null if it names none, which is reported. */
  Thing thing(Json.Str text, boolean words) {
    Thing thing = expressions.names.things.get(text.value());
    if (thing == null || !words && thing.kind() == Thing.Kind.WORD) {
      file.wrong(
          Code.NAME,
          text.at(),
          "`"
              + text.value()
              + "` is no arm, class"
              + (words ? ", state or word" : " or state")
              + " of this file",
          expressions.names.meant(text.value(), false));
      return null;
    }
    return thing;
  }

  private int column(Members members, String key, List<String> columns) {
    Json json = members.get(key);
    if (json == null) {
      return -1;
    }
    String name = Members.shown(json);
    if (!columns.contains(name)) {
      file.wrong(
          Code.MODIFIER,
          json.at(),
          columns.isEmpty() ? "there are no columns here" : "there is no column `" + name + "`",
          columns.isEmpty() ? "leave \"" + key + "\" out" : String.join(", ", columns));
    }
    return columns.indexOf(name);
  }

  private Ranges ranges(Json json, List<String> faces) {
    if (json == null) {
      return null;
    }
    Ranges ranges = RangeText.of(json);
    if (ranges == null && faces.contains(Members.shown(json))) {
      file.wrong(
          Code.MODIFIER,
          json.at(),
          "`" + Members.shown(json) + "` is a face, and `reroll` takes natural numbers or misses",
          "\"misses\": dice whose face does nothing");
    } else if (ranges == null) {
      String[] wrong = RangeText.wrong(json);
      file.wrong(Code.MODIFIER, json.at(), wrong[0], wrong[1]);
    }
    return ranges;
  }

  private String ignore(Members members, List<String> faces) {
    Json json = members.get("ignore");
    if (json == null) {
      return "";
    }
    String name = Members.shown(json);
    if (faces.contains(name)
        && (json instanceof Json.Str || name.matches("\\d+") && !symbols(faces))) {
      return name;
    }
    Optional<String> nearest = Nearest.of(name, faces);
    file.wrong(
        Code.MODIFIER,
        json.at(),
        faces.isEmpty()
            ? "`" + name + "` is no face here: there are no \"faces\""
            : "`" + name + "` is no face here: " + String.join(", ", faces),
        faces.isEmpty()
            ? "leave \"ignore\" out"
            : "\"ignore\": \""
                + nearest.orElse(faces.get(faces.size() - 1))
                + "\" takes one "
                + nearest.orElse(faces.get(faces.size() - 1))
                + " away; \"each\": true as many as are said");
    return "";
  }

  private static boolean symbols(List<String> faces) {
    return faces.stream().noneMatch(face -> face.matches("[\\d.+-]+"));
  }
}
