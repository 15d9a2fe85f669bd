package vedette.rules.crt;

import java.util.List;
import java.util.Optional;
import vedette.form.Field;
import vedette.rules.HasTableFile;
import vedette.rules.own.RoundLimit;
import vedette.table.Usage;

/** What a player says of an attack on a table of his own. */
public record AttackRequest(
    @Field(
            text = "the file of the combat results table",
            positional = true,
            example = "tables/examples/odds.json")
        String table,
    @Field(
            text = "strength of the attacker",
            min = 1,
            max = 9_999,
            example = "12",
            brokenHelp = TWICE)
        int attacker,
    @Field(
            text = "strength of the defender",
            min = 1,
            max = 9_999,
            example = "5",
            brokenHelp = TWICE)
        int defender,
    @Field(
            text = "the column by its name, whatever the strengths; else the table compares them",
            optional = true)
        Optional<String> column,
    @Field(
            text = "columns to move on, in printed order; back if negative",
            fallback = "0",
            min = -99,
            max = 99)
        int shift,
    @Field(text = "added to each roll", fallback = "0", min = -Usage.MOST_DRM, max = Usage.MOST_DRM)
        int drm,
    @Field(text = "modifiers of the table that apply, by their names", optional = true)
        List<String> with,
    @Field(text = "rounds to fight at most, or until-decided", fallback = "1", plain = true)
        RoundLimit rounds,
    @Field(
            name = "static",
            text = "the column of the first round holds for all, whatever is lost",
            optional = true)
        boolean isStatic)
    implements HasTableFile {
  private static final String TWICE =
      "where the table compares ratios or percents, twice the strength of both sides finds the same"
          + " column";
}
