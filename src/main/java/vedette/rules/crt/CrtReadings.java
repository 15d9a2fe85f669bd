package vedette.rules.crt;

import java.util.List;
import vedette.rules.Reading;
import vedette.rules.own.TableReadings;

/** How a combat results table is read where it says nothing of it. */
final class CrtReadings {
  static final String MOVING = "CRT1";
  static final String COMPARED = "CRT2";
  static final String SHIFTED = "CRT3";
  static final String MODIFIERS = "CRT4";
  static final String LOSSES = "CRT5";
  static final String EXCHANGE = "CRT6";
  static final String ORDER = "CRT7";
  static final String SUCCESS = "CRT8";

  static final List<Reading> ALL =
      List.of(
          new Reading(
              MOVING,
              "Each round finds its column anew, from the strengths that are left. With --static the"
                  + " first round's column holds for all, and so does one that --column names."),
          new Reading(
              COMPARED,
              "Strengths are compared exactly. Between the outer columns the table's rounding"
                  + " decides, and what lies in the very middle goes to the lower; beyond them the"
                  + " table's `below` and `above` do, however it rounds."),
          new Reading(
              SHIFTED,
              "Shifts move along the columns from the one that the strengths find, all in one. Beyond"
                  + " the outer columns `below` and `above` decide: the outer column, or no attack;"
                  + " in a later round that ends the fight."),
          new Reading(
              MODIFIERS,
              "Of several modifiers of one group the strongest counts, die modifiers and shifts each"
                  + " for themselves, of equals the first in the table; all others add up."),
          new Reading(
              LOSSES,
              "Both sides suffer a result at once. Nobody loses more than he has; who has nothing"
                  + " left is eliminated."),
          new Reading(
              EXCHANGE,
              "EX: the weaker side is eliminated and the other loses as many points; of equal sides"
                  + " both are eliminated."),
          new Reading(
              ORDER,
              "Elimination goes before being forced back: who has nothing left does not retreat. Who"
                  + " is forced back leaves, and that ends the fight; a retreat's hexes are counted,"
                  + " not played."),
          new Reading(
              SUCCESS,
              "An attack is a success if the defender is eliminated or forced back and the attacker is"
                  + " neither; not if the rounds are over before, or the table is left."));

  private CrtReadings() {}

  /**
   * What the notes of an attack rest on.
   *
   * @param column what its column does
   */
  static TableReadings ofAttack(String column) {
    return new TableReadings(
        column, SHIFTED + " " + MODIFIERS, MODIFIERS, LOSSES, EXCHANGE, ORDER, ORDER);
  }
}
