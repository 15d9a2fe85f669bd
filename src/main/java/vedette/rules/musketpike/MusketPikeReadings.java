package vedette.rules.musketpike;

import java.util.List;
import vedette.rules.Reading;

/** What the rules of Musket &amp; Pike leave open or contradict, and how this program reads it. */
final class MusketPikeReadings {
  static final List<Reading> ALL =
      List.of(
          new Reading(
              "MP1",
              "The fire table is lost and rebuilt from the expected hits that the text gives. A roll"
                  + " modified above 10 reads as 10."),
          new Reading(
              "MP2",
              "The melee table is lost and rebuilt from what the text says of its columns, results and"
                  + " chances; see `vedette show musket-pike/melee-results`."),
          new Reading(
              "MP3",
              "The column is the largest percentage that the attack reaches, 50% below that. Shifts run"
                  + " along the columns and stop at the ends."),
          new Reading(
              "MP4",
              "A check passes on a D10 not above the morale: quality, less 1 or 2 for losses of 20% and"
                  + " 50%, and the leader's rating. It fails by the difference. Whoever checks in a"
                  + " melee reads the same die."),
          new Reading(
              "MP5",
              "Only the first check that fire brings upon a unit in an activation counts. (An older"
                  + " comment counts one for each phase.) Who fails it disordered loses one more point"
                  + " and retreats one hex. A fire value of 0 or less is no shot."),
          new Reading(
              "MP6",
              "The loser of a melee checks, at A1-D1 both. Failing disorders; who was disordered loses"
                  + " as many points as it failed by. Who is forced back is disordered or, if it was,"
                  + " loses 2 more. Attackers go back 1 hex, defenders 2; past enemy fronts costs 1;"
                  + " without a way out they surrender."),
          new Reading(
              "MP7",
              "Artillery stacked with the defender adds 1 melee strength, through its front. That light"
                  + " foot forced back by horse or heavy foot in the open always pays the rout loss is"
                  + " an older comment."),
          new Reading(
              "MP8",
              "A leader is lost on an unmodified 10 of the check that counts under fire; in melee on a 1"
                  + " of the resolution die with the attackers, on a 10 with the defenders."),
          new Reading(
              "MP9",
              "An assault is artillery fire, defensive fire, advancing fire, the target's retreat before"
                  + " melee, melee."),
          new Reading(
              "MP10",
              "Losses of the table come off first, then comes the check at the reduced morale, then the"
                  + " losses of failure and rout. What counts is who was disordered before the roll."),
          new Reading(
              "MP11",
              "All shifts are netted before they stop at the ends. A leader of -1 or better counts 1 when"
                  + " morale is compared, his rating in checks."),
          new Reading(
              "MP12",
              "Heavy foot in or attacking into obstructed terrain has half its melee limits and fires at"
                  + " 3. Walls and works do not halve."),
          new Reading(
              "MP13",
              "Two against one: the highest morale among defenders, the lowest among attackers; what is"
                  + " adverse counts if any attacker has it, or if all defenders have it. Losses are"
                  + " split evenly, the owner places the odd one; all check on one die."),
          new Reading(
              "MP14",
              "A displaced unit rolls a D10 of its own; failing disorders it or, if it was disordered,"
                  + " costs it a point and a further hex. There it may displace others in its turn; one"
                  + " of which nothing is left displaces nobody."),
          new Reading(
              "MP15",
              "Flank and disorder together cost one fire value. 2-hex foot of 6 or 7 points on the move"
                  + " fires at 3, a 3-pounder at range 1 at 2. Fire at a chateau is made at 1 and needs"
                  + " 2 before that."),
          new Reading(
              "MP16",
              "Artillery under fire only checks; it loses no points and does not retreat. Initiative ties"
                  + " of the first turn are rolled again."),
          new Reading(
              "MP-V1",
              "Foot covers its flanks from 8 (1-hex) or 15 (2-hex) original points on, 2-hex foot its"
                  + " rear from 21, as the rules have it; an older comment and an example say 6 and 14."
                  + " (This program's reading.)"),
          new Reading(
              "MP-V2",
              "Fire through a flank costs 2-hex foot one fire value as it does others, as the rules have"
                  + " it; a later comment would have it fire as other heavy foot. Whoever is said to fire"
                  + " through a flank may. (This program's reading.)"),
          new Reading(
              "MP-V3",
              "Into a place that fire has emptied, also by a surrender, or that artillery alone holds,"
                  + " the attacker may walk in the melee phase without a roll; he does unless he never"
                  + " goes in. Only then is artillery that was left there captured. (This program's"
                  + " reading.)"),
          new Reading(
              "MP-V4",
              "A leader who is lost by a roll still helps in the check of that roll; one whose unit"
                  + " perishes is lost by these rolls only. (This program's reading.)"),
          new Reading(
              "MP-V5",
              "A unit of which nothing is left is eliminated and does not retreat; one that surrenders"
                  + " loses all its points. (This program's reading.)"),
          new Reading(
              "MP-V6",
              "Between two activations of an assault each side that may rally has a march activation:"
                  + " one disordered unit tries: one with a leader, without a roll, else the first"
                  + " given. Attackers who were forced back come on again, moving. (This program's"
                  + " reading.)"),
          new Reading(
              "MP-V7",
              "Shots of an assault go at the first enemy stack whose unit is still there,"
                  + " else at artillery alone; those of an activation go at whom their player has"
                  + " named (MP-V15). With none they are lost, as are those at a target that has"
                  + " gone, even if its artillery stays. (This program's reading.)"),
          new Reading(
              "MP-V8",
              "The fire value that a shot at a chateau needs is the firer's own, before modifiers, and"
                  + " none changes the value it is made with. (This program's reading.)"),
          new Reading(
              "MP-V9",
              "Across an obstacle attacking horse is not doubled and light foot of either side not"
                  + " halved; defending horse is doubled behind one, but not in obstructed terrain."
                  + " What counts is the defender's terrain, and for heavy foot that attacks out of"
                  + " obstructed terrain its own. Advancing fire of heavy foot that may go in is made at 3"
                  + " if any hex still held is obstructed, whichever it fires at, for it comes before"
                  + " the decision; fire of those who never go in is no attack. (This program's"
                  + " reading.)"),
          new Reading(
              "MP-V10",
              "An assault or a melee is a success if the attacker takes the place: its defenders have"
                  + " gone, whatever drove them off, an attacker stands, and he goes in. A rally is one"
                  + " if no unit is left in disorder. (This program's reading.)"),
          new Reading(
              "MP-V11",
              "Artillery alone in one of two hexes that 2-hex foot attacks adds 1 to their strength"
                  + " through its front, and the ground of its hex counts, whether it stood alone"
                  + " from the start or its unit has gone. In morale, disorder and facing only units"
                  + " count, and they name the ending. (This program's reading.)"),
          new Reading(
              "MP-V12",
              "Beyond its normal range artillery fires at 1 up to the range printed on its counter,"
                  + " which the rules do not list: `max 12`. Where that is not said the range is not"
                  + " checked; nor is that of grazing fire against a range of its own. (This"
                  + " program's reading.)"),
          new Reading(
              "MP-V13",
              "Nobody rallies on obstructed ground, or in an activation in which it was"
                  + " disordered or forced back; who was disordered before and stays is free to."
                  + " Works hinder only those who have just gone in; who stands astride of them"
                  + " afterwards is on obstructed ground. Who has gone in stands on the ground"
                  + " there, no longer on his own. At the end of a march, when all have gone in,"
                  + " one attacker may rally, one with a leader without a roll; a charge has no"
                  + " rally. (This program's reading.)"),
          new Reading(
              "MP-V14",
              "Grazing fire is a shot at the first hex and one at 1 at each hex behind it, each with"
                  + " dice of its own, whatever the first comes to. How far it goes on stands on the"
                  + " counter: who is named behind the target is within it. Where the target has gone"
                  + " before, the whole of it is lost. (This program's reading.)"),
          new Reading(
              "MP-V15",
              "In an activation of several stacks each phase is played for all before the"
                  + " next, in the order that its player states. Who fires has named his targets"
                  + " beforehand, in his order, artillery alone among them: he fires at the first"
                  + " still there, and with none his shot is lost. An attacker who names none fires"
                  + " at those he goes against. A defender who names nobody fires at the first"
                  + " listed of those who come at his front. Who attacks one stack and fires at"
                  + " another faces that one's front. Two who attack together come from the flank"
                  + " or rear only if both do. Each attacker goes into one melee at most, and takes"
                  + " only the place that he goes against; it is a success if every place is taken."
                  + " (This program's reading.)"),
          new Reading(
              "MP-V16",
              "Who has the initiative draws first, then both in turn; who has no chits left, or has"
                  + " passed, is left out, and the other goes on. A wing acts under a leader by its own"
                  + " chit, or by an overall commander's if it has not acted this turn, also through a"
                  + " replacement. Of two overall commanders each has an army of his own, wild within it"
                  + " only. The chit of a wing that has acted, or whose commander is lost,"
                  + " activates units only; so does a marker. (This program's reading.)"),
          new Reading(
              "MP-V17",
              "In activations of both sides each begins anew: checks count, and only who goes to"
                  + " another distance moves. Who charges comes up from wherever he is; who is adjacent"
                  + " stays and does not move, also on a march or rally if he cannot retreat. Who has"
                  + " gone back is as many hexes further off, less one if the other goes in, and forms"
                  + " up there, in the open on both sides. One in terrain or with artillery holds his"
                  + " place and does not attack; driven out he is out of it, the artillery holds it"
                  + " alone, and he goes back in on a march if nobody is adjacent. It is over when that"
                  + " place is taken. On a march a unit or its artillery may rally, the unit first;"
                  + " under a rally order both. Artillery in contact does not fire under a rally order:"
                  + " its stack has to leave contact, and artillery that fires does not move."
                  + " (This program's reading.)"),
          new Reading(
              "MP-V18",
              "In activations of both sides artillery fires before its side moves. Whom it drives off"
                  + " in the open forms up a hex further away at once, and leaves no place to be taken:"
                  + " who charges comes up to him there and fights; on a march, from contact as well,"
                  + " nobody follows. (This program's reading.)"),
          new Reading(
              "MP-V19",
              "A redoubt has works on the four hexsides of its front and flanks, and none at its"
                  + " rear: an attack from there, and the fire before it, meets no cover and no"
                  + " obstacle. Other terrain counts from every side. Other shots come from the"
                  + " front. (This program's reading.)"),
          new Reading(
              "MP-V20",
              "An attacker whose own hex is obstructed moves into it when it comes up, and is"
                  + " disordered by that before defensive fire; one that is in contact already has"
                  + " moved before. A unit that has gone back has left its hex and rallies on open"
                  + " ground; its artillery stays. (This program's reading.)"));

  private MusketPikeReadings() {}
}
