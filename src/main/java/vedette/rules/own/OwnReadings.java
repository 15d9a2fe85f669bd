package vedette.rules.own;

import java.util.List;
import vedette.rules.Reading;

/** How the file of a rule system is read where the format leaves it open. */
final class OwnReadings {
  static final String SHARES = "OWN1";
  static final String AS_MUCH = "OWN2";
  static final String BOUNDS = "OWN3";
  static final String AGAIN = "OWN4";
  static final String ENDINGS = "OWN5";
  static final String COST = "OWN6";

  static final List<Reading> ALL =
      List.of(
          new Reading(
              SHARES,
              "A share that a side loses, as half or 10%, is one of its points and steps in the fight"
                  + " when the roll is made; of its units where losses are counted by units."),
          new Reading(
              AS_MUCH,
              "As much is counted in printed strength: the points of a unit, or what the file gives"
                  + " for the steps it has; the steps themselves if it gives no strength."),
          new Reading(
              BOUNDS,
              "The least and the greatest column of a modifier bound the column on which the roll is"
                  + " made, whether the strengths or a shift led beyond them; strengths or a shift for"
                  + " which the table allows no roll allow none all the same."),
          new Reading(
              AGAIN,
              "A state that comes again lasts anew, and what the file says of that happens besides."),
          new Reading(
              ENDINGS,
              "A result that names an ending ends the fight under that name, also if a side is gone by"
                  + " it. A side of whose last units any was repulsed is repulsed, else it retreats."),
          new Reading(
              COST,
              "The cost of what was lost counts points by what a point costs, and a unit with steps"
                  + " when its last step is gone."));

  private OwnReadings() {}
}
