package vedette.rules.daysofglory.units;

/** What the help says of parameters that several requests have. */
public final class Wording {
  public static final String GROUND = "what the defenders stand in or behind";
  public static final String FROM = "where the attack comes from";
  public static final String FIGURES = "figures that make a stand";

  /** What a unit may bring into any fight. */
  public static final String UNIT = "lost troopClass morale formation general with";

  private Wording() {}
}
