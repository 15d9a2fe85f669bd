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

/** The request for a plan. */
public record PlanRequest(
    @Field(
            text = "the file of the plan",
            positional = true,
            example = "tables/examples/plans/redoubt.json")
        String table,
    @Field(
            text = "a unit other than the file's, behind its name; again for each further one",
            optional = true,
            example = "Tercio: hi2 12/16 ql7")
        List<OtherUnit> unit,
    @Field(
            text =
                "an alternative that is taken, by the name of its step, or best for the best of"
                    + " each; else the file's",
            optional = true)
        List<String> choose,
    @Field(
            text = "how often the plan's loop is gone through at most; of several name=3",
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

  /** A replacement for a unit of the file, in the notation {@code Tercio: hi2 12/16 ql7}. */
  public record OtherUnit(String name, String text) {
    /**
     * Reads a name, a colon and units.
     *
     * @throws TextFault if the text has another form
     */
    public static OtherUnit parse(String written) {
      int colon = written.indexOf(':');
      if (colon <= 0 || written.substring(colon + 1).isBlank()) {
        throw new TextFault(
            Math.max(0, colon),
            colon < 0
                ? "nothing says which unit of the plan this is"
                : "nothing is said of the unit",
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
