package vedette.system;

import static vedette.system.ThrowReader.ROLLS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.json.Json;
import vedette.system.ThrowReader.Rolls;
import vedette.system.ThrowReader.WrittenThrow;
import vedette.system.effect.EffectKind.Place;
import vedette.system.effect.EffectReader;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.table.grid.Range;
import vedette.table.read.RangeText;

/** A reader of checks: the roll, and the effects by the margin of passing or failing. */
final class ChecksReader {
  /** A roll that a unit or a side passes or fails. */
  record WrittenCheck(
      @Field(text = ROLLS, fallback = "unit", not = "not a value of \"rolls\"") Rolls rolls,
      @Field(text = "What passes.", flat = true) WrittenThrow passes,
      @Field(
              text = "What passing does.",
              optional = true,
              schemaRef = "margins",
              by = "ChecksReader::margins")
          List<Check.Margin> pass,
      @Field(
              text = "What failing does.",
              optional = true,
              schemaRef = "margins",
              by = "ChecksReader::margins")
          List<Check.Margin> fail) {}

  private final SectionReader part;

  ChecksReader(SectionReader part) {
    this.part = part.withCode(Code.CHECK);
  }

  /** Returns all checks of a file. */
  Map<String, Check> read(Map<String, WrittenCheck> written) {
    Map<String, Check> checks = new LinkedHashMap<>();
    written.forEach(
        (name, check) -> {
          Throw roll =
              new ThrowReader(part.child("checks").child(name))
                  .read(
                      check.passes(),
                      Place.UNIT,
                      false,
                      "`" + name + "` does not define what passes");
          if (roll != null) {
            boolean bySide = check.rolls() == Rolls.SIDE;
            checks.put(name, new Check(name, bySide, roll, check.pass(), check.fail()));
          }
        });
    return checks;
  }

  /** Returns the effects of passing or of failing. */
  static List<Check.Margin> margins(SectionReader part, Json json) {
    boolean fails = part.path().get(part.path().size() - 1).equals("fail");
    return new ChecksReader(part).margins(json, fails ? "failing" : "passing");
  }

  private List<Check.Margin> margins(Json json, String how) {
    List<Check.Margin> margins = new ArrayList<>();
    if (!(json instanceof Json.Obj)) {
      return List.of(new Check.Margin("", null, new EffectReader(part).read(json, Place.UNIT)));
    }
    for (Json.Member margin : Members.named(json)) {
      Range range = RangeText.of(margin.name());
      if (range == null) {
        part.report(
            margin.at(), "`" + margin.name() + "` is not a range", "write \"1-3\" or \"4+\"");
        continue;
      }
      int least = how.equals("failing") ? 1 : 0;
      if (range.high() < least) {
        part.report(
            margin.at(),
            "no roll " + (least == 1 ? "fails" : "passes") + " by " + margin.name(),
            "write margins of "
                + how
                + " from "
                + least
                + ": \""
                + Math.max(least, -range.high())
                + "+\"");
      } else if (range.low() < least && range.low() != Range.OPEN_LOW) {
        part.report(
            margin.at(),
            "no roll " + (least == 1 ? "fails" : "passes") + " by " + range.low(),
            "write margins of "
                + how
                + " from "
                + least
                + ": \""
                + new Range(least, range.high())
                + "\"");
      }
      margins.add(
          new Check.Margin(
              margin.name(), range, new EffectReader(part).read(margin.value(), Place.UNIT)));
    }
    gaps(json, margins, how);
    return margins;
  }

  /**
   * Reports gaps between margins and a closed last margin, so that every margin has its effects.
   */
  private void gaps(Json json, List<Check.Margin> margins, String how) {
    List<Check.Margin> sorted = new ArrayList<>(margins);
    sorted.sort((a, b) -> a.by().compareTo(b.by()));
    for (int i = 1; i < sorted.size(); i++) {
      Range before = sorted.get(i - 1).by();
      Range here = sorted.get(i).by();
      Json.Member at = ((Json.Obj) json).member(sorted.get(i).name());
      if (before.high() == Range.OPEN_HIGH || here.low() <= before.high()) {
        part.report(
            at.at(),
            "`" + before + "` and `" + here + "` share a margin",
            "make the ranges disjoint");
      } else if (here.low() > before.high() + 1) {
        int missing = before.high() + 1;
        boolean open = here.high() == Range.OPEN_HIGH;
        part.report(
            at.at(),
            how + " by " + missing + " has no result",
            "write \""
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
