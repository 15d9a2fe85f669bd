package vedette.rules.plan;

import vedette.problem.TextFault;

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
          colon < 0 ? "nothing says which unit of the plan this is" : "nothing is said of the unit",
          "write its name, a colon and the unit: \"Tercio: hi2 12/16 ql7\"");
    }
    return new OtherUnit(written.substring(0, colon).strip(), written.substring(colon + 1).strip());
  }

  @Override
  public String toString() {
    return name + ": " + text;
  }
}
