package vedette.fight;

import java.util.Locale;

/** The two sides of an engagement, as it began: a counterattack does not change them. */
public enum Side {
  /** The side whose turn it is: the phasing player. */
  ATTACKER,
  /** The nonphasing player. */
  DEFENDER;

  /** Returns the other side. */
  public Side opposite() {
    return this == ATTACKER ? DEFENDER : ATTACKER;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
