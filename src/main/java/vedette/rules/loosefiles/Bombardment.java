package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.rules.kit.ByTurn;
import vedette.rules.loosefiles.ArtilleryRequest.Before;

/** Guns that fire at units over turns, as a request says them: nobody answers their fire. */
final class Bombardment {
  /** What a player decides on. */
  static final String SUMMARY =
      "The defender is destroyed {+defenderDestroyed} of the time. "
          + "Average losses: {+defenderCasualties} bases; "
          + "D.Points on the defender then: {+defenderDp} on average";

  private Bombardment() {}

  static Engagement<FireState, FireEnd> fight(BombardmentRequest request, Rulebook rules) {
    int most = rules.tables().mostPoints();
    List<Reach> ranges =
        Reach.byTurn(
            request.range(), List.of(Reach.SHORT, Reach.LONG), "write short or long for each turn");
    Set<String> taken = new HashSet<>();
    Roster guns =
        new Roster("attacker", request.attacker()).checkedForGradesOnly().checked(most, taken);
    Roster targets =
        new Roster("defender", request.defender()).checkedForGradesOnly().checked(most, taken);
    check(guns);
    boolean attached = request.attachedRoll();
    FireSetup setup =
        new FireSetup(
            rules,
            new BySide<>(guns, targets),
            List.of(Side.ATTACKER),
            new ByTurn<>(ranges),
            request.turns(),
            Optional.of(
                new BySide<>(
                    new Command(guns, request.gunCommanders(), attached, "LF-V5"),
                    new Command(targets, request.commanders(), attached, "LF-V5"))),
            Fired.said(request.targetBefore(), ranges.get(0).ofGuns()),
            request.enfilade());
    return new Fire(setup)
        .engagement(FireMeasures.ofBombardment(targets), facts(request, guns, targets))
        .summedUp(targets.hasGuns() ? SUMMARY + ". The defender's guns do not fire back" : "");
  }

  private static void check(Roster guns) {
    for (int i = 0; i < guns.size(); i++) {
      if (guns.units().get(i).arm() != Arm.ARTILLERY) {
        throw new TextFault(
            "attacker", guns.label(i) + " has no guns", "only art fires so; inf gives a volley");
      }
      if (guns.units().get(i).isLimbered()) {
        throw TextFault.ofWord(
            "attacker",
            "column",
            guns.label(i) + " is limbered and does not fire",
            "leave out column");
      }
    }
  }

  private static List<Fact> facts(BombardmentRequest request, Roster guns, Roster targets) {
    List<Fact> facts = new ArrayList<>(guns.facts());
    facts.addAll(targets.facts());
    String said = String.join(", ", request.range());
    facts.add(new Fact("range", said + (request.enfilade() ? ", enfilade" : "")));
    if (targets.hasGuns()) {
      facts.add(new Fact("fire", "none of the defender's guns; see `loose-files firefight`"));
    }
    if (request.targetBefore() != Before.NONE) {
      facts.add(new Fact("first target", EnumWords.word(request.targetBefore())));
    }
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() + request.gunCommanders() > 0) {
      facts.add(
          new Fact(
              "commanders",
              request.gunCommanders()
                  + " of the guns, "
                  + request.commanders()
                  + " of the others"));
    }
    if (request.attachedRoll()) {
      facts.add(new Fact("with units", Words.ATTACHED_ROLL));
    }
    return facts;
  }
}
