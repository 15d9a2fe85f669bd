package vedette.rules.loosefiles;

import java.util.List;
import vedette.rules.Reading;

/** What Loose Files leaves open or has lost in print, and how this program reads it. */
final class LooseFilesReadings {
  static final List<Reading> ALL =
      List.of(
          new Reading("LF1", "An average die has the faces 2 3 3 4 4 5."),
          new Reading(
              "LF2",
              "Artillery totals below 2 at short and below 4 at long range do nothing. Only the ranges"
                  + " of heavy guns survive; of others the player says which is short and long."),
          new Reading(
              "LF3",
              "Bases are halved for skirmishers or artillery as target, then for works, rounding up"
                  + " each time; then D.Points come off. A skirmisher's 5 is rolled again, 4 to 6"
                  + " inflict a D.Point."),
          new Reading(
              "LF4",
              "D.Points above five become casualties, one each. A unit without bases is destroyed."),
          new Reading(
              "LF5",
              "The difference is own score less the other's; factors of two units are added and halved"
                  + " towards plus, only the worst outnumbering counts. A complete success costs"
                  + " nothing. The casualty of a success is taken facing foot that made no bayonet"
                  + " attack, unless in works; that of a stand off not by foot facing horse or a"
                  + " bayonet attack, nor in works."),
          new Reading(
              "LF6",
              "A commander with a unit that was hurt rolls a D6 once for a fire or combat; on a 1 again:"
                  + " 1 killed, 2 or 3 wounded, else unhurt."),
          new Reading(
              "LF7",
              "One D6 of command points for a commander and turn, each takes a D.Point off; an attached"
                  + " commander has one more for his unit. The unit with most D.Points is served"
                  + " first."),
          new Reading(
              "LF8",
              "The factors of training grades are lost: the grade is a number that the player says; of"
                  + " two units the higher one."),
          new Reading("LF9", "Fire and combat are simultaneous within a phase."));

  private LooseFilesReadings() {}
}
