package vedette.system.roll;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import vedette.dice.Spread;
import vedette.form.Field;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.TextFault;
import vedette.system.query.Amount;
import vedette.system.query.Change;
import vedette.system.query.Code;
import vedette.system.query.Condition;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.system.query.Subject;
import vedette.system.query.UnitFilter;
import vedette.table.grid.Range;
import vedette.table.read.RangeText;

/** A reader of the modifiers of a table, of fire, of saves or of a check. */
public final class ModifiersReader {
  /** The kind of rule that modifiers belong to. */
  public enum ModifierTarget {
    /** A table, whose columns compare the sides' amounts. */
    TABLE(List.of("dice"), "only fire has a pool of dice", "write \"drm\" to add to the roll"),
    /** The dice of fire. */
    POOL(
        List.of("shift", "attacker", "defender", "own", "enemy", "of"),
        "fire has no columns",
        "write \"drm\" to add to each die, or \"dice\" to change their number"),
    /** One roll: to wound, a save or a check. */
    THROW(
        List.of("shift", "attacker", "defender", "own", "enemy", "of", "dice", "ignore"),
        "one roll has no columns and no pool of dice",
        "write \"drm\" to add to the roll");

    private final List<String> idle;
    private final String why;
    private final String help;

    ModifierTarget(List<String> idle, String why, String help) {
      this.idle = idle;
      this.why = why;
      this.help = help;
    }
  }

  /**
   * A modifier as written: a change of a roll, a column, the amount of a side, or the number of
   * dice.
   */
  public record WrittenModifier(
      Json.Obj here,
      @Field(
              text = "The name of the modifier; without `when`, a word that the user gives.",
              example = "\"woods\"")
          Json.Str name,
      @Field(text = "When it counts; if left out, when its name is given.", optional = true)
          Condition when,
      @Field(text = "Of one group only the strongest counts.", optional = true) String group,
      @Field(text = "Whether it counts as often as its word is given.", optional = true)
          boolean each,
      @Field(
              text = "Added to the roll, in a pool to each die.",
              optional = true,
              min = -9999,
              max = 9999)
          int drm,
      @Field(
              text = "Shifts the column; with d6 or -d6, by a die rolled before the table's roll.",
              optional = true,
              schemaRef = "shift")
          Json shift,
      @Field(text = COUNTS, optional = true) Change attacker,
      @Field(text = COUNTS, optional = true) Change defender,
      @Field(text = COUNTS, optional = true) Change own,
      @Field(text = COUNTS, optional = true) Change enemy,
      @Field(text = "Of each unit that is this, or `not` this, before the sum.", optional = true)
          UnitFilter of,
      @Field(text = "What becomes of the number of dice.", optional = true) Change dice,
      @Field(
              text = "Column below which no roll is made, whatever led there.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json least,
      @Field(
              text = "Column above which no roll is made, whatever led there.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json greatest,
      @Field(
              text = "Natural rolls, or misses, that are rolled again once.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json reroll,
      @Field(text = "How many dice of one throw are rolled again at most.", optional = true)
          Amount most,
      @Field(
              text = "A face of which one die does nothing.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json ignore) {
    private static final String COUNTS = "What becomes of what this side counts.";
  }

  private static final int MOST_SHIFT = 9_999;

  private final SectionReader part;

  public ModifiersReader(SectionReader part) {
    this.part = part.withCode(Code.MODIFIER);
  }

  /**
   * Returns the modifiers of a rule.
   *
   * @param cap the limits of their sums; null for none
   * @param modifierTarget the kind of the rule
   * @param die its roll; null if that is wrong
   * @param columns the names of the columns; empty if there are none
   * @param faces the names of the faces with effects; empty if there are none
   */
  public Modifiers read(
      List<WrittenModifier> written,
      SumLimits cap,
      ModifierTarget modifierTarget,
      Roll die,
      List<String> columns,
      List<String> faces) {
    List<Modifier> list = new ArrayList<>();
    Set<String> known = new LinkedHashSet<>();
    for (WrittenModifier each : written) {
      checkUnused(each.here(), modifierTarget);
      if (each.name() == null) {
        continue;
      }
      if (known.add(each.name().value())) {
        Modifier modifier = modifier(each, columns, faces);
        list.add(modifier);
        rerolls(each, modifier.again(), die, modifierTarget == ModifierTarget.POOL);
        checkLimit(each, modifierTarget, list);
      } else {
        part.report(
            each.here().at(),
            "modifier `" + each.name().value() + "` appears twice",
            "give each modifier its own name");
      }
    }
    return new Modifiers(list, cap == null ? SumLimits.NONE : cap);
  }

  /** Reports rerolls of natural rolls that cannot occur. */
  private void rerolls(
      WrittenModifier written, Modifier.RerollOnce rerollOnce, Roll die, boolean alone) {
    if (die != null
        && rerollOnce != null
        && rerollOnce.natural() != null
        && !die.mayShow(rerollOnce.natural(), alone)) {
      Spread shown = die.natural(alone);
      part.report(
          written.reroll().at(),
          "`reroll` names a roll that no die shows",
          "write a natural roll from "
              + shown.least()
              + (die.varies() ? " on" : " to " + shown.max()));
    }
  }

  /** Reports a limit of rerolled dice where there is nothing to limit. */
  private void checkLimit(
      WrittenModifier written, ModifierTarget modifierTarget, List<Modifier> before) {
    Json.Member limit = written.here().member("most");
    if (limit == null) {
      return;
    }
    Position at = limit.at();
    if (written.reroll() == null) {
      part.report(
          at, "`most` limits rerolls, but there is no `reroll`", "write \"reroll\": \"misses\"");
    } else if (Integer.valueOf(0).equals(Members.whole(limit.value()))) {
      part.report(at, "`most` is 0, which allows no reroll", "write a number from 1");
    } else if (modifierTarget != ModifierTarget.POOL) {
      part.report(at, "`most` has no effect on a throw of one die", "leave it out");
    }
    long kinds =
        before.stream()
            .filter(Modifier::rerollsAtMost)
            .map(it -> Optional.ofNullable(it.again().natural()))
            .distinct()
            .count();
    if (kinds > 1) {
      part.report(
          at,
          "`most` limits two different rerolls",
          "write the same \"reroll\" in both; their limits are added");
    }
  }

  /** Reports keys that have no effect in this kind of rule. */
  private void checkUnused(Json.Obj modifier, ModifierTarget modifierTarget) {
    for (String key : modifierTarget.idle) {
      if (modifier.get(key) != null) {
        part.report(
            modifier.member(key).at(),
            "`" + key + "` has no effect here: " + modifierTarget.why,
            modifierTarget.help);
        return;
      }
    }
  }

  private Modifier modifier(WrittenModifier written, List<String> columns, List<String> faces) {
    Json.Str name = written.name();
    Condition when = written.when();
    if (written.here().get("when") == null && !name.value().matches("\\S+")) {
      part.report(
          name.at(),
          "`"
              + name.value()
              + "` has no \"when\", so its name must be one word, not "
              + words(name.value()),
          "write \"" + name.value().strip().replaceAll("\\s+", "-") + "\", or give it a \"when\"");
    }
    if (written.each() && when != null && when.fact() == null) {
      part.report(
          written.here().member("each").at(),
          "`each` needs a condition that can be counted, and `" + when + "` cannot",
          "write what it counts, as in \"when\": \"own has guns\", or leave it out");
    }
    Map<Subject, Change> changes = new EnumMap<>(Subject.class);
    changes.put(Subject.ATTACKER, written.attacker());
    changes.put(Subject.DEFENDER, written.defender());
    changes.put(Subject.OWN, written.own());
    changes.put(Subject.ENEMY, written.enemy());
    changes.values().removeIf(Objects::isNull);
    Integer shift = Members.whole(written.shift());
    return new Modifier(
        name.value(),
        when,
        written.group(),
        written.each(),
        written.drm(),
        shift == null ? 0 : shift,
        rolledShift(written),
        changes,
        written.of(),
        written.dice(),
        column(written.least(), "least", columns),
        column(written.greatest(), "greatest", columns),
        reroll(written, faces),
        ignore(written.ignore(), faces),
        written.here().at());
  }

  private Modifier.RerollOnce reroll(WrittenModifier written, List<String> faces) {
    Json reroll = written.reroll();
    boolean misses = reroll instanceof Json.Str text && text.value().equals("misses");
    Range natural = misses ? null : range(reroll, faces);
    return misses || natural != null ? new Modifier.RerollOnce(natural, written.most()) : null;
  }

  /**
   * Returns the roll of a shift; null if the shift is a number, or, reporting the error, if it is
   * wrong.
   */
  private Roll rolledShift(WrittenModifier written) {
    Json shift = written.shift();
    Integer number = Members.whole(shift);
    if (shift == null || number != null && Math.abs(number) <= MOST_SHIFT) {
      return null;
    }
    if (number != null || !(shift instanceof Json.Str text) || text.value().matches("[+-]?\\d+")) {
      part.report(
          shift.at(),
          "`" + Members.messageText(shift) + "` is not a shift",
          "write a whole number from -"
              + MOST_SHIFT
              + " to "
              + MOST_SHIFT
              + ", or a roll: \"d6\", \"-d6\"");
      return null;
    }
    if (!written.group().isEmpty()) {
      part.report(
          written.here().member("group").at(),
          "a rolled shift cannot be in a group: the strongest is unknown before the roll",
          "leave \"group\" out");
    }
    Roll roll = new RollReader(part).read(text);
    if (roll != null && (roll.versus() != null || roll.hasWords())) {
      part.report(shift.at(), "`" + roll + "` is not a number of columns", "write \"d6\"");
    }
    return roll;
  }

  private static String words(String name) {
    int words = name.strip().split("\\s+").length;
    return words == 2 ? "two words" : words + " words";
  }

  private int column(Json json, String key, List<String> columns) {
    if (json == null) {
      return -1;
    }
    String name = Members.messageText(json);
    if (!columns.contains(name)) {
      part.report(
          json.at(),
          columns.isEmpty() ? "there are no columns here" : "unknown column `" + name + "`",
          columns.isEmpty()
              ? "leave \"" + key + "\" out"
              : "write one of " + String.join(", ", columns));
    }
    return columns.indexOf(name);
  }

  private Range range(Json json, List<String> faces) {
    if (json == null) {
      return null;
    }
    try {
      return RangeText.of(json);
    } catch (TextFault e) {
      String name = Members.messageText(json);
      boolean face = faces.contains(name);
      part.report(
          json.at(),
          face
              ? "`" + name + "` is a face, but `reroll` takes natural rolls or misses"
              : e.getMessage(),
          face
              ? "write \"misses\" for dice whose face does nothing"
              : Nearest.of(name, List.of("misses"))
                  .map(it -> "did you mean `" + it + "`?")
                  .orElse(e.help()));
      return null;
    }
  }

  private String ignore(Json json, List<String> faces) {
    if (json == null) {
      return "";
    }
    String name = Members.messageText(json);
    if (faces.contains(name)
        && (json instanceof Json.Str || name.matches("\\d+") && !symbols(faces))) {
      return name;
    }
    Optional<String> nearest = Nearest.of(name, faces);
    part.report(
        json.at(),
        faces.isEmpty()
            ? "`" + name + "` is not a face here: there are no \"faces\""
            : "`" + name + "` is not a face here: " + String.join(", ", faces),
        faces.isEmpty()
            ? "leave \"ignore\" out"
            : "write \"ignore\": \""
                + nearest.orElse(faces.get(faces.size() - 1))
                + "\" to remove one "
                + nearest.orElse(faces.get(faces.size() - 1))
                + ", with \"each\": true one for each mention");
    return "";
  }

  private static boolean symbols(List<String> faces) {
    return faces.stream().noneMatch(face -> face.matches("[\\d.+-]+"));
  }
}
