package vedette.rules.daysofglory.units;

/** What the help says of parameters that several requests have. */
public final class Wording {
  public static final String GROUND = "ground of the defenders";
  public static final String FROM = "direction of the attack";
  public static final String FIGURES = "figures in a stand";

  /** What a unit may bring into any fight. */
  public static final String UNIT = "lost troopClass morale formation general with";

  private Wording() {}
}
