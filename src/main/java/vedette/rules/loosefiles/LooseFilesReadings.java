package vedette.rules.loosefiles;

import java.util.List;
import vedette.rules.Reading;

/** What Loose Files leaves open or has lost in print, and how this program reads it. */
final class LooseFilesReadings {
  static final String BOMBARDMENT = "LF-V10";

  /** Who does not fire though he may be fired at. */
  static final String WHO_FIRES = "LF-V11";

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
                  + " nothing. The casualty of a success is taken by a unit that faces any foot without"
                  + " a bayonet attack, unless it is itself in works; that of a stand off not by foot"
                  + " that faces horse, nor by any unit that faces a bayonet attack or is itself in"
                  + " works."),
          new Reading(
              "LF6",
              "A commander with a unit that was hurt rolls a D6, once for all that a combat or the fire"
                  + " of a turn does to it; on a 1 again: 1 killed, 2 or 3 wounded, else unhurt."),
          new Reading(
              "LF7",
              "One D6 of command points for a commander and turn, each takes a D.Point off; a commander"
                  + " with a unit has a free one for it."),
          new Reading(
              "LF8",
              "The factors of training grades are lost: the grade is a number that the player says; of"
                  + " two units the higher one."),
          new Reading("LF9", "Fire and combat are simultaneous within a phase."),
          new Reading(
              "LF-V1",
              "In a firefight all units of a side fire at the first enemy, in the order given, that"
                  + " stands when the turn begins; what is more than destroys it is wasted."),
          new Reading(
              "LF-V2",
              "Who is outnumbered is told by the bases of whole sides, guns being bases; one base more"
                  + " is enough. For a side of two units it counts once, after the halving."),
          new Reading(
              "LF-V3", "A command point goes to the unit with most D.Points, the first of equals."),
          new Reading(
              "LF-V4",
              "Casualties that are said of a unit are those of earlier fights; its bases are those"
                  + " that are left."),
          new Reading(
              "LF-V5",
              "Commanders that are given as a number, in a firefight the same for both sides, roll for"
                  + " command points; those with units are not among them, and spend their free points"
                  + " before. If it is said (attached-roll), those with units roll as well, until they"
                  + " are killed or wounded, which costs all their points from the next turn on; to"
                  + " those without a unit nothing happens."),
          new Reading(
              "LF-V6",
              "Of two units the higher grade is added after the halving; a unit of which none is said"
                  + " has 0."),
          new Reading(
              "LF-V7",
              "A combat is a success if the defender is driven back, does worse or is destroyed, and the"
                  + " attacker is neither. Recovery is one if no D.Point is left, a commander's checks"
                  + " are if he stays unhurt."),
          new Reading(
              "LF-V8",
              "A move of retreat is 4 inches, that of a command point. Driven back is one move;"
                  + " defeated one a turn until behind friends or at an obstacle; routed 6 inches a"
                  + " turn until out of the enemy guns' range and at an obstacle."),
          new Reading(
              "LF-V9",
              "Of morale one line is left: a unit takes a D.Point (the minus before it is a dash) for"
                  + " each friend of lower grade that routs in combat within 6 inches of it; routs of"
                  + " others cost nothing. It is no D.Point of combat: a commander rolls only if his"
                  + " unit loses a base by it. The units of the combat itself take none, and one that"
                  + " is destroyed routs no more."),
          new Reading(
              BOMBARDMENT,
              "Guns that fire over turns have the same target as long as they fire at the same unit at"
                  + " the same range; at another range it is neither the same nor new. Their first fire is"
                  + " neither, as they turn from nobody else, unless it is said that it is. All fire at the"
                  + " first unit, in the order given, that stands when the turn begins; the next one is"
                  + " a new target. Commanders take D.Points off before the fire of a turn."
                  + " Guns in a firefight fire in the same way; at musketry range theirs is short."),
          new Reading(
              "LF-V12",
              "A result of combat applies in full to each unit of its side: of two units against one"
                  + " each takes the D.Points and the casualties of the row."),
          new Reading(
              "LF-V13",
              "Only a unit that attacks makes a bayonet attack; a defender with the bayonet is"
                  + " refused."),
          new Reading(
              WHO_FIRES,
              "Horse does not fire, nor do guns that are limbered, in column. Both may be fired at."));

  private LooseFilesReadings() {}
}
