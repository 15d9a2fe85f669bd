package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.Reading;

/** What the rules of Really Simple Napoleonic leave open, and how this program reads it. */
final class SimpleNapoleonicReadings {
  static final List<Reading> ALL =
      List.of(
          new Reading(
              "SN1",
              "Dice by range and formation do not shrink with losses; rifles throw one for each point"
                  + " left. Artillery in the adjacent hex throws 8 whatever the target's formation."),
          new Reading(
              "SN2",
              "Modifiers of scores add up; cover and moved apply to fire only. A battery is hit on 5 or"
                  + " more, cavalry by its formation."),
          new Reading(
              "SN3",
              "In an assault a defender in square and an attacker in column lose a point for each"
                  + " opposing 5 or more, everybody else for each 4 or more. Both throw at once."),
          new Reading(
              "SN4",
              "When a unit with a general takes losses, the side that inflicted them may roll 2D6 once:"
                  + " the unit loses a point fewer either way, and on 11 or 12 the general is killed."),
          new Reading(
              "SN5",
              "A unit rolls for morale when losses of one fire or assault leave it at half or less,"
                  + " unless it is retreating already. On 1 or 2 it falls back and retreats until it is"
                  + " rallied."),
          new Reading(
              "SN6",
              "The loser of an assault falls back if it stands at half or less, else both stay. Who"
                  + " must fall back and cannot, for want of room or in square, disintegrates."),
          new Reading("SN7", "A unit rallies on 4 or more, once a turn for each general."),
          new Reading(
              "SN8",
              "Initiative ties are rolled again. The sides act in turn, losses count at once,"
                  + " retreating units do not fire."),
          new Reading(
              "SN9",
              "An assault is won by the losses after the general's part. The loser falls back first,"
                  + " then morale is tested by whoever lost points and stands at half or less; a failed"
                  + " test ends the assault."),
          new Reading(
              "SN-V1",
              "Who has still to fire at a unit that has just fallen back or gone holds its fire."),
          new Reading(
              "SN-V2",
              "The losses of an assault are compared as they were scored, also those beyond what a"
                  + " unit had left; who is destroyed drives nobody back."),
          new Reading(
              "SN-V3",
              "Ranges that change in a firefight move nobody by themselves: a unit that closes in is"
                  + " given as moved, and artillery stands. A side that is said to close in moves as a"
                  + " whole at the beginning of its part, from the range before to that of the turn:"
                  + " it fires at the new range, with -1 and without its guns in a turn in which it"
                  + " moves, and its enemy at the range as it then is. A unit of it with a range of its"
                  + " own stays behind and fires."),
          new Reading(
              "SN-V5",
              "Rounds of an assault lie in different turns, each with its initiative, and the"
                  + " defender has his part of each turn: he fires at who assaults him if he can, and"
                  + " losses and morale count at once. Who assaults does not fire as well. The"
                  + " defender's part before the first round counts only where a start range is given,"
                  + " at that range; the last round of a number of turns ends the assault. Nobody has"
                  + " cover in an assault, and a defender given as moved moves in the first turn"
                  + " only."),
          new Reading(
              "SN-V6",
              "Who comes from a start range moves up to its enemy and has a hex of movement left, so"
                  + " that muskets in line do not. Without a start range the attacker is adjacent"
                  + " already, and may be in line."),
          new Reading(
              "SN-V7",
              "The initiative that is said is that of the first turn, where it has been rolled"
                  + " already; each further turn has its own roll."),
          new Reading(
              "SN-V8",
              "Cavalry never fires, and may be fired at in any formation that it can take."),
          new Reading(
              "SN-V9",
              "Several units assault one in their order, each in a round of its own, in the same part"
                  + " of a turn. Who has lost and fallen back comes no more, and no round follows once"
                  + " the defender is gone. The defender fires at one of them in his part."),
          new Reading(
              "SN-V10",
              "A unit with a range of its own is that far from every enemy; of two ranges the greater"
                  + " counts. Who is told whom to fire at fires at others only where none of"
                  + " those is in reach."),
          new Reading(
              "SN-V11",
              "A retreating unit that is fired at is a hex farther off once its test has failed, and one"
                  + " more at the beginning of each part of its side that follows. It takes no further"
                  + " test. Units that stand are fired at first, unless the shooter is told otherwise."),
          new Reading(
              "SN-V12",
              "In an advance each unit acts in its part, in the order given. Who comes on moves as far"
                  + " as it may and fires with -1, or assaults the first defender once it comes up to"
                  + " it with a hex of movement left; before the turn of the assault it goes no nearer"
                  + " than its halt. It keeps its formation. Defenders stand and fire. A unit with a"
                  + " range of its own stays where it is. A hex of movement left is that of the"
                  + " turn in which it assaults: a line that has come up to its enemy in one turn goes"
                  + " in from beside it in the next, as one that begins adjacent does (SN-V6)."),
          new Reading(
              "SN-V13",
              "Who has fallen back from an assault stands a hex farther off and comes on again in its"
                  + " next part. Who retreats may be rallied in its part by each general near and by its"
                  + " own, else it goes a hex farther; who rallies has used its part by that."
                  + " As long as somebody may rally it, it is fired at (SN-V11), and the first"
                  + " defender is assaulted and defends itself like one that stands; else it is out"
                  + " of the advance. Who has lost an assault and then fails its test as well is two"
                  + " hexes off. An"
                  + " advance is over when the first defender has been driven out by an assault, is"
                  + " gone, or retreats and has no general to rally it; or when nobody comes on any"
                  + " more."),
          new Reading(
              "SN-V14",
              "In an advance nobody is in another's way, friend or enemy. Who follows the first defender"
                  + " past the place where it stood is a hex from each enemy that still stands in line"
                  + " with that place."),
          new Reading(
              "SN-V15",
              "Generals near try to rally before a unit's own general does, one after the other, each"
                  + " once in his side's part: on the first unit in the order given that retreats, and"
                  + " those who are left on the next."),
          new Reading(
              "SN-V16",
              "When the turns of an advance run out, a unit that retreats is driven off, whoever could"
                  + " still have rallied it."),
          new Reading(
              "SN-V17",
              "In an assault both sides throw before either decides on a general, so each decision"
                  + " is made with both throws known. The attacker decides and rolls first."),
          new Reading(
              "SN-V18",
              "In a firefight a unit that retreats may be rallied in its part as in an advance: by each"
                  + " general near and by its own, else it goes a hex farther. It stands where it"
                  + " rallies, so that each of its ranges is greater by the hexes that it went back,"
                  + " and it uses its part by rallying. In an assault no general rallies a unit: an"
                  + " assault goes on only between units that remain in their hexes, so a unit that"
                  + " retreats has left it. An advance plays a return to the assault."),
          new Reading(
              "SN-V4",
              "An assault is a success if the attacker stays steady and the defender has fallen back,"
                  + " retreats or is gone. A morale test is one if it is passed, a rally if the unit"
                  + " rallies."));

  private SimpleNapoleonicReadings() {}
}
