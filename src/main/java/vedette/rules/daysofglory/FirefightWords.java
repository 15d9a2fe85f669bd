package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.rules.Variant;

/**
 * What is said of a firefight before its odds.
 *
 * @param labels of all units
 */
record FirefightWords(FirefightRequest request, List<String> labels, FirefightFire fire) {
  /** What a player decides on. */
  static final String SUMMARY =
      "{+attackerLeft} of your units and {-defenderLeft} of his stay on average; "
          + "you lose {-attackerCasualties}, he {+defenderCasualties}";

  /** The situation, as understood. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Unit unit : request.units().of(side)) {
        facts.add(new Fact(labels.get(facts.size()), unit.withoutName()));
      }
    }
    for (Side side : Side.values()) {
      facts.add(new Fact(side + " stands", request.grounds().of(side).toString()));
      facts.add(new Fact(side + " fires", firesWith(side)));
    }
    facts.add(new Fact("range", String.join(", ", request.range()) + " inches"));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /** What a side fires with, and what of it does not fire. */
  private String firesWith(Side side) {
    List<String> with = new ArrayList<>();
    if (request.hasSilentFoot(side)) {
      with.add("no muskets; see --" + side + "-musket");
    } else if (request.has(side, Arm::isInfantry)) {
      with.add(upTo(fire.muskets().of(side), request.muskets().of(side) + " muskets"));
    }
    if (request.has(side, arm -> arm == Arm.ARTILLERY)) {
      with.add(upTo(fire.guns().of(side), request.guns().of(side) + " guns"));
    }
    return with.isEmpty() ? "nothing: horse does not shoot" : String.join(", ", with);
  }

  private String upTo(Weapon weapon, String called) {
    boolean ever = Collections.min(fire.ranges().each()) <= weapon.reach();
    return called + (ever ? " up to " : ", out of range beyond ") + weapon.reach() + " inches";
  }

  /** Says whose foot does not fire, as the player has it. */
  String summary() {
    String silent = "";
    for (Side side : Side.values()) {
      if (request.hasSilentFoot(side)) {
        silent += "; " + (side == Side.ATTACKER ? "your" : "his") + " foot does not fire";
      }
    }
    return silent.isEmpty() ? "" : SUMMARY + silent;
  }
}
