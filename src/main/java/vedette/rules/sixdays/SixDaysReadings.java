package vedette.rules.sixdays;

import java.util.List;
import vedette.rules.Reading;

/** What the rules of Six Days of Glory leave open, and how this program reads it. */
final class SixDaysReadings {
  /** Each of several nonphasing stacks counterattacks on its own. */
  static final String SEVERAL_COUNTERATTACKS = "SD-V1";

  /** Who attacks an enemy in contact that no attack is meant for. */
  static final String EVERYBODY_ATTACKED = "SD-V2";

  /** What becomes of late units when all before them are lost. */
  static final String LATE_ONES_LEAVE = "SD-V3";

  /** How long a stack stays in contact, and whom it attacks when its own targets are gone. */
  static final String STAYS_IN_CONTACT = "SD-V5";

  /** When those arrive who can. */
  static final String ALWAYS_COME = "SD-V6";

  /** Which movement points count for battle turns. */
  static final String BEFORE_CONTACT = "SD-V8";

  /** Stacks that come into contact in the combat phase. */
  static final String COMING_INTO_CONTACT = "SD-V10";

  /** Targets of which it is not known what they are. */
  static final String UNSURE_TARGETS = "SD-V11";

  /** In which order it is decided on reinforcements that are held back. */
  private static final String ORDER_OF_RESERVES = "SD-V12";

  /** Which enemies each stack attacks, where that is decided in the battle. */
  static final String ALLOCATED = "SD-V13";

  /** What a counterattack rests on. */
  static final String COUNTERATTACK = "SD6 " + STAYS_IN_CONTACT;

  /** What those of several nonphasing stacks rest on. */
  static final String COUNTERATTACKS = "SD6 " + SEVERAL_COUNTERATTACKS + " " + STAYS_IN_CONTACT;

  /** What it rests on that somebody comes late, or leaves behind a rearguard. */
  static final String ARRIVALS = "SD7 " + ALWAYS_COME;

  /** The same where several groups of reinforcements are held back. */
  static final String ONE_AFTER_THE_OTHER = ARRIVALS + " " + ORDER_OF_RESERVES;

  static final List<Reading> ALL =
      List.of(
          new Reading("SD1", "A differential beyond the outer columns uses them; a D10's 0 is 10."),
          new Reading(
              "SD2",
              "Superiority goes by current strength of the arm, of units that count this battle turn;"
                  + " equal strength favours nobody. Officers cancel, several of one side count one."),
          new Reading(
              "SD3",
              "Woods, town and stream cost the attacker one in all, a chateau two, and the two add up."
                  + " The terrain is that of the stack attacked, a stream counts both ways, and against"
                  + " several stacks the smallest modifier counts."),
          new Reading(
              "SD4",
              "Losses go point by point; nobody takes a second one before every other unit that can"
                  + " has taken one. The owner chooses, by his doctrine."),
          new Reading(
              "SD5",
              "The extra point of a repulse comes off cavalry or artillery that still has strength"
                  + " after the losses. Each repulsed stack pays its own."),
          new Reading(
              "SD6",
              "In a battle turn the phasing stacks attack or pass in listed order, then counterattacks"
                  + " follow, each against all phasing stacks in contact as one strength. Losses of several"
                  + " stacks attacked are dealt over all of them, and each is repulsed."),
          new Reading(
              "SD7",
              "Late joiners count once as many battle turns have been fought as they have fewer than"
                  + " their stack; until then they lose nothing. Reinforcements that need k movement"
                  + " points come before the combat of the k-th battle turn; a rearguard replaces the"
                  + " engaged units, who leave with their losses."),
          new Reading(
              "SD8",
              "An overrun is one battle turn without counterattack. Anything but a repulse or the"
                  + " elimination of the target ends the movement. A target shows itself to more"
                  + " cavalry only."),
          new Reading(
              "SD9",
              "A command rolls once a night. The dead pile is served first, then by doctrine; a unit"
                  + " that has lost anything comes back to one point below its original strength at"
                  + " most, a one-point unit to its point. Points nobody can take are lost."),
          new Reading(
              "SD10",
              "A repulse counts as one even if nothing of the stack is left: it is repulsed and"
                  + " eliminated."),
          new Reading(
              SEVERAL_COUNTERATTACKS,
              "Of several nonphasing stacks each decides on a counterattack of its own, in listed"
                  + " order. (Not in the source: this program's reading.)"),
          new Reading(
              EVERYBODY_ATTACKED,
              "Every enemy in contact is attacked, but not by every stack. One that holds, or whose"
                  + " attack is below the differential that it attacks at, passes at its place in the"
                  + " order and stays in contact; of enemies that nobody else attacked or is still"
                  + " there to attack it attacks those alone, so of several who would pass the last"
                  + " must attack. Any other stack takes an enemy in contact that no other stack is"
                  + " there to attack into its own attack, as one combined strength. (This program's"
                  + " reading.)"),
          new Reading(
              LATE_ONES_LEAVE,
              "When all units of a stack that count are lost, those still to come leave the battle"
                  + " unhurt; the stack counts as eliminated. (This program's reading.)"),
          new Reading(
              "SD-V4",
              "For stacking, infantry of unsaid size takes the place of a division, cavalry that of"
                  + " the brigade if it is free. (This program's reading.)"),
          new Reading(
              STAYS_IN_CONTACT,
              "A stack whose battle turns have run out stays in contact and can be counterattacked;"
                  + " one whose own targets are gone attacks all it touches. (This program's"
                  + " reading.)"),
          new Reading(
              ALWAYS_COME,
              "Whoever can arrive does so, as early as he can, unless reinforcements are held back;"
                  + " those come before the combat of any later battle turn, after the attacker has"
                  + " decided to go on. Who arrives together with a rearguard"
                  + " stays with it. Breaking off is decided in the light of who arrives next turn."
                  + " (This program's reading.)"),
          new Reading(
              BEFORE_CONTACT,
              "The movement points that give a stack its battle turns are those it expends before it"
                  + " enters the enemy zone of control; the hex that brings an overrunning stack next"
                  + " to its target, one point, does not count. A late joiner counts all it expends to"
                  + " reach its stack, as the example in 11.1 does. (This program's reading.)"),
          new Reading(
              "SD-V9",
              "Of units that are equal in a loss order the owner gives up the one of the stack listed"
                  + " first, then the one that came first, then infantry, cavalry, artillery, then the"
                  + " one listed first. (This program's reading.)"),
          new Reading(
              COMING_INTO_CONTACT,
              "A nonphasing stack that enters is in contact, from the combat of the battle turn that"
                  + " its movement points give, with every phasing stack that is meant for it or"
                  + " touches it, and is attacked and counterattacks as any other. A battle without"
                  + " stacks in contact is over, whoever is still to come, and its ending is about those who"
                  + " came; as long as any are in contact, a battle turn is fought as well where the only"
                  + " enemy that can be attacked enters in it. (This program's reading.)"),
          new Reading(
              UNSURE_TARGETS,
              "A target that may be one of several stacks is drawn when the overrunning stack comes"
                  + " adjacent. Cavalry superiority is over the one drawn, and shows it; else the"
                  + " phasing player decides without knowing. (This program's reading.)"),
          new Reading(
              ORDER_OF_RESERVES,
              "Reinforcements that are held back are decided on one group after the other, by stacks"
                  + " in listed order and in a stack by when they can come; the differential that"
                  + " brings one in is that of the attack after those before it have come. (This"
                  + " program's reading.)"),
          new Reading(
              ALLOCATED,
              "The phasing player may allocate his stacks anew in each battle turn. Clauses do it"
                  + " before the battle; a choice, stack by stack in listed order, when the attack of"
                  + " the stack is due and those before it are resolved. A stack attacks any enemies it"
                  + " is in contact with as one strength, or passes; enemies that were not attacked and"
                  + " that no later stack is in contact with must be among them. (This program's"
                  + " reading.)"),
          new Reading(
              "SD-V7",
              "A battle is a success if all defending stacks are repulsed or eliminated and an"
                  + " attacking one still stands; not if both sides are gone, contact is broken, the"
                  + " attacker stops or the turns run out. Overruns are one if all targets are overrun"
                  + " in the movement phase. (This program's reading.)"));

  private SixDaysReadings() {}
}
