package vedette.rules.daysofglory;

import java.util.List;
import vedette.rules.Reading;

/** What the sheet of Days of Glory leaves open, and how this program reads it. */
final class DaysOfGloryReadings {
  static final List<Reading> ALL =
      List.of(
          new Reading(
              "DG1",
              "A unit rolls one die on the four-stand row for each full four stands and one on the row"
                  + " of what remains. Cells printed without an H are one hit; an empty cell is no"
                  + " effect."),
          new Reading(
              "DG2",
              "Artillery rolls one die for each gun. Merged cells hold for all calibres of their band."
                  + " F: one more die, a 6 starts a fire."),
          new Reading(
              "DG3",
              "The first band whose distance is not below the range; beyond the last no shot. Shell has"
                  + " a least range, and there is none for siege guns."),
          new Reading(
              "DG4",
              "A morale test passes if the D6 exceeds the sum; nothing passes or fails by itself."
                  + " Factors that say each count as often as they hold."),
          new Reading(
              "DG5",
              "Close assault: average class rounded up, a D6, factors. Equal scores add a D6 each until"
                  + " they differ. An automatic victory needs no dice."),
          new Reading(
              "DG6",
              "A charge: to-charge test; shooting, with tests of those hit; being-charged test, after"
                  + " which horse and irregulars may countercharge; defensive fire, whose hits count in"
                  + " the charge-home test only; that test; close assault. An opportunity charge has no"
                  + " shooting phase. Tests of the shooting phase are made at once: a target that was"
                  + " hit tests also if its charger is halted or destroyed, and then makes no"
                  + " being-charged test. Once the to-charge test has failed nobody shoots."),
          new Reading(
              "DG7",
              "A die that hits is read again, without a roll, in the column of each unit behind the"
                  + " target within the bounce-through distance."),
          new Reading(
              "DG8",
              "Casualties are figures, four to a stand unless said; a stand goes when its figures do."
                  + " Hits on artillery, staff and engineers roll 2D6 each."),
          new Reading(
              "DG9",
              "All factors that apply add, those of attached and of rallying generals included. An"
                  + " automatic victory uses the last column; if both sides have one, the dice decide."),
          new Reading(
              "DG-V1",
              "Each factor of a charge counts in the tests that its modifier names: what hampers an"
                  + " attempt to charge in the to-charge test only; what favours or hampers a charge"
                  + " by its target or its ground in the charge-home test as well; what is about"
                  + " being charged in that test. That holds for words that a player says, too. (This"
                  + " program's reading.)"),
          new Reading(
              "DG-V2",
              "A side is mounted if most of its stands are, and its class is the average of its units."
                  + " Cavalry fights infantry if its side is mounted and the enemy's is not and has"
                  + " infantry."
                  + " A factor counts once for a side if one of its units, or one of the enemy's,"
                  + " gives it: a side with some skirmishers is fought as skirmishers. An automatic"
                  + " victory needs each unit of the enemy to be one that some row gives, not all of"
                  + " them the same row: bare guns beside skirmishers in the open, or beside routers,"
                  + " are lost without dice. Nobody ends better than it was before; a loser who goes back has been"
                  + " pushed back for the next turn. Routers are not formed and cover no guns; a bare hill is open."
                  + " (This program's reading.)"),
          new Reading(
              "DG-V3",
              "Defensive fire is that of steady infantry with all its stands, or of steady guns"
                  + " with all of them, at the shortest range, wherever the charge comes from, and"
                  + " of guns in support; figures hit are lost, though no test follows."
                  + " Who countercharges does not fire and leaves its ground behind, while guns in"
                  + " support fire all the same; a column that countercharges charges as a column. Troops that are shaken do not countercharge. (This"
                  + " program's reading.)"),
          new Reading(
              "DG-V4",
              "In turns after the first whoever is not in good order makes a rally test after the"
                  + " to-charge test, passed or failed; a general with it rallies it. In the first turn"
                  + " nobody rallies. Ground and"
                  + " the side that the charge comes from stay as said. A routing unit does not"
                  + " charge; a routing target can be charged, and tests as any other. (This"
                  + " program's reading.)"),
          new Reading(
              "DG-V5",
              "Shot that bounces through is read in the range band of the target. Guns count as stands"
                  + " where stands are compared. A unit shaken by fire still makes its being-charged test. Who"
                  + " fell back under fire the turn before routs on failing again, advancing or not; who"
                  + " is routing goes on, has not fallen back, and can still be charged. (This"
                  + " program's reading.)"),
          new Reading(
              "DG-V7",
              "A unit that is shot at looks as it stands: in light cover or heavy cover as its"
                  + " ground has it (DG-V11), else a formed column is dense and a formed line a line;"
                  + " skirmishers and deployed guns are dispersed (DG-V12). Horse that moves is fast, but in"
                  + " cover. What is aimed at a unit that is played does not bounce through, and a"
                  + " fire that shell starts counts from the next turn. All who shoot at a unit do so"
                  + " before its one test. In fire, charges and close assaults alike guns lose no figures"
                  + " and roll 2D6 for each hit: `gun destroyed` takes a gun, and guns that are"
                  + " suppressed do not fire in the rest of the turn or in the turn after. Casualties"
                  + " of a close assault are hits as those of shooting; guns beside other units take"
                  + " theirs in turn with them. (This program's reading.)"),
          new Reading(
              "DG-V8",
              "Several units that charge one target in the same turn test each for themselves; the"
                  + " target makes one being-charged test, in which what one of them brings with it"
                  + " counts once. Those who come home fight one close assault; figures it costs"
                  + " are taken from them in turn, as listed. Units and batteries shoot at those"
                  + " who come on in turn, as listed; a target shares its stands or guns out"
                  + " evenly. Ground and the side that they come from are the same for all; a"
                  + " charger that routs is a routing friend of others only if that is said. All who"
                  + " charge in a turn come home in the same phase, so one that charges after"
                  + " others (`then`) does so in the next turn, in which those do not charge; the"
                  + " last may renew their charge. The charge ends as that of who came furthest:"
                  + " who was destroyed by fire before who was halted, he before who routs. (This"
                  + " program's reading.)"),
          new Reading(
              "DG-V9",
              "In a firefight each turn begins with rally tests of all who are not in good order, the"
                  + " first turn too; a general with a unit rallies it. Then all steady foot and guns"
                  + " shoot at once, each at the first enemy, as listed, that has not routed; horse and"
                  + " who is shaken do not shoot. Nobody advances, so who fails his test under fire is"
                  + " shaken and falls back, within range still. Routers leave it, and do not rally in"
                  + " it. Who routs or is destroyed counts in the tests of friends only if that is"
                  + " said (friend-routing), as who is within 4\" of whom is not known. Guns fire"
                  + " shot. (This program's reading.)"),
          new Reading(
              "DG-V10",
              "To-charge tests, and then rally tests, come before the shooting of their turn, so they"
                  + " end nothing: what the turn before did to a unit (fell-back, pushed-back) and"
                  + " what is said of it in this turn (surprised) still count afterwards. A step of a"
                  + " plan begins with its first test: a charge with the to-charge test, a firefight"
                  + " with rally tests. For a unit that is past that test in its turn, the step is of"
                  + " the next turn, in which all that is over; a target is past a charge only after"
                  + " its rally test. Any other fight ends the turn of the units in it. (This"
                  + " program's reading.)"),
          new Reading(
              "DG-V12",
              "Cavalry in skirmish order is not formed and counts as skirmishers; it is cavalry in"
                  + " all else, so no automatic victory for fighting skirmishing infantry is won"
                  + " over it. It looks dispersed, and fast when it moves. Limbered guns neither"
                  + " fire nor are defended by their crews, look dense, and give the enemy no"
                  + " victory or factor for fighting deployed guns. (This program's reading.)"),
          new Reading(
              "DG-V11",
              "Ground is named as the rows of the sheet name it, and each row counts for what it"
                  + " names. Cover is an obstacle; woods are not. Numbers do not count in woods and"
                  + " urban areas; behind cover and works they do. Under fire light woods, heavy"
                  + " woods and light urban areas are light cover, as heavy woods and light urban"
                  + " areas stand in its row of the close assault factors; heavy urban areas and"
                  + " works are heavy cover. The rows for defending an obstacle, urban area or higher"
                  + " ground and for crews at unlimbered guns name no test: they count in the"
                  + " being-charged test, and under fire for units that do not advance. Rallying is"
                  + " not defending, except if a player says so. Cavalry charges neither into nor out of"
                  + " heavy woods; a road through them is open ground. (This program's reading.)"),
          new Reading(
              "DG-V6",
              "A charge is a success if the target runs, routs or is destroyed, or the charger wins the"
                  + " close assault; a close assault if the attacker wins it, even a brief combat after"
                  + " which both go back; over several turns the last of them decides. In either case something of him must be left,"
                  + " and fire must not have ended his charge. A morale test is"
                  + " one if it is passed. (This program's reading.)"));

  private DaysOfGloryReadings() {}
}
