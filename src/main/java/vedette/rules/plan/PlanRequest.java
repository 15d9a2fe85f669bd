package vedette.rules.plan;

import java.util.List;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.rules.HasChoices;
import vedette.rules.HasTableFile;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Table;

/** What a player says of a plan. */
public record PlanRequest(
    @Field(
            text = "file of the plan",
            positional = true,
            example = "tables/examples/plans/redoubt.json")
        String table,
    @Field(
            text = "unit in place of the file's, after its name; repeatable",
            optional = true,
            example = "Tercio: hi2 12/16 ql7")
        List<OtherUnit> unit,
    @Field(
            text =
                "alternative to take, by the name of its step, or best for every choice [default:"
                    + " the file's]",
            optional = true)
        List<String> choose,
    @Field(
            text =
                "most passes through the loop; name=3 if there are several loops [default: the"
                    + " file's]",
            optional = true)
        List<String> repeat)
    implements HasChoices, HasTableFile {
  @Override
  public Set<Side> decidingSides(String parameter) {
    return Set.of(Side.ATTACKER);
  }

  @Override
  public List<String> doctrinesToTry(String parameter, Tables inForce) {
    return parameter.equals("choose")
        ? PlanReader.read((PlanFile) inForce.file(table)).alternatives()
        : HasChoices.super.doctrinesToTry(parameter, inForce);
  }

  @Override
  public List<Table> furtherTables(Tables inForce) {
    return inForce.file(table) instanceof PlanFile plan
        ? PlanReader.read(plan).consulted(inForce)
        : List.of();
  }

  /** A unit in the place of the file's, as a player writes it: {@code Tercio: hi2 12/16 ql7}. */
  public record OtherUnit(String name, String text) {
    /**
     * Reads a name, a colon and units.
     *
     * @throws TextFault if it is nothing of the kind
     */
    public static OtherUnit parse(String written) {
      int colon = written.indexOf(':');
      if (colon <= 0 || written.substring(colon + 1).isBlank()) {
        throw new TextFault(
            Math.max(0, colon),
            colon < 0 ? "the name of the unit is missing" : "the unit is missing after its name",
            "write its name, a colon and the unit: \"Tercio: hi2 12/16 ql7\"");
      }
      return new OtherUnit(
          written.substring(0, colon).strip(), written.substring(colon + 1).strip());
    }

    @Override
    public String toString() {
      return name + ": " + text;
    }
  }
}
