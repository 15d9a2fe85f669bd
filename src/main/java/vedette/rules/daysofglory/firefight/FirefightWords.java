package vedette.rules.daysofglory.firefight;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.Variant;
import vedette.rules.daysofglory.shooting.Weapon;
import vedette.rules.daysofglory.units.Unit;

/**
 * What is said of a firefight before its odds.
 *
 * @param labels of all units
 */
public record FirefightWords(
    FirefightEngagement.Request request, List<String> labels, FirefightShots fire) {
  /** What an answer begins with. States are known by side where each has one unit. */
  public static final String SUMMARY =
      "On average {+attackerLeft} units of the attacker and {-defenderLeft} of the defender stay in"
          + " the firefight; the attacker routs {?attackerState is routing}; the attacker is"
          + " destroyed {?attackerState is destroyed}; the attacker is shaken {?attackerState is"
          + " shaken}; the defender routs {?defenderState is routing}; the defender is destroyed"
          + " {?defenderState is destroyed}; the defender is shaken {?defenderState is shaken}. "
          + losses("On average the attacker", "-attacker")
          + "; "
          + losses("the defender", "+defender");

  /** Returns the losses of a side that has figures and guns, or one of them. */
  private static String losses(String side, String measures) {
    String figures = side + " loses {" + measures + "Casualties} figures";
    String guns = "{" + measures + "GunsLost} guns";
    return figures + " and " + guns + " | " + figures + " | " + side + " loses " + guns;
  }

  /** Returns the situation, as understood. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    request
        .units()
        .forEach(
            (side, units) ->
                units.forEach(
                    unit -> facts.add(new Fact(labels.get(facts.size()), unit.withoutName()))));
    request
        .grounds()
        .forEach(
            (side, ground) -> {
              facts.add(new Fact(side + "'s ground", ground.toString()));
              facts.add(new Fact(side + "'s fire", firesWith(side)));
            });
    facts.add(new Fact("range", String.join(", ", request.range()) + " inches"));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /** Returns what a side fires with, and what of it does not fire. */
  private String firesWith(Side side) {
    List<String> with = new ArrayList<>();
    if (request.hasSilentFoot(side)) {
      with.add("no muskets; see --" + side + "-musket");
    } else if (request.has(side, unit -> unit.arm().isInfantry())) {
      with.add(upTo(fire.muskets().of(side), request.muskets().of(side) + " muskets"));
    }
    if (request.has(side, Unit::isDeployedArtillery)) {
      with.add(upTo(fire.guns().of(side), request.guns().of(side) + " guns"));
    }
    return with.isEmpty()
        ? "nothing: neither cavalry nor limbered guns shoot"
        : String.join(", ", with);
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
        silent += ". The " + side + "'s infantry does not fire";
      }
    }
    return silent.isEmpty() ? "" : SUMMARY + silent;
  }
}
