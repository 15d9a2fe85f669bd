package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.ByTurn;
import vedette.rules.loosefiles.FireState.LastTarget;
import vedette.rules.loosefiles.GunFire.PreviousTarget;
import vedette.rules.loosefiles.Unit.Arm;
import vedette.source.TextFault;

/** Guns that fire at units over turns, as a request says them: nobody answers their fire. */
final class BombardmentEngagement {
  /** What a player says of guns that fire at the same units over turns. */
  record Request(
      @Field(text = "firing battery; repeatable", example = "art 3")
          @Allows(value = "dp commander", keeps = "column with casualties")
          List<Unit> attacker,
      @Field(
              text =
                  "target unit; repeatable: each further one is fired at when those before it are"
                      + " destroyed",
              example = "inf 6 column")
          @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
          List<Unit> defender,
      @Field(
              text =
                  "range by turn; the last one holds for all later turns: short (10 inches for"
                      + " heavy guns) or long (42)",
              example = "long,long,short")
          List<String> range,
      @Field(
              text = "previous target before turn 1 (same: the first target at this range)",
              fallback = "none")
          GunFire.PreviousTarget targetBefore,
      @Field(text = "enfilade fire", optional = true) boolean enfilade,
      @Field(text = "turns of fire", fallback = "3", min = 1, max = 99) int turns,
      @Field(
              text =
                  "commanders of the targets that roll for command points before each turn's fire",
              fallback = "0",
              min = 0,
              max = 9)
          int commanders,
      @Field(
              text = "commanders of the guns that roll for command points before each turn's fire",
              fallback = "0",
              min = 0,
              max = 9)
          int gunCommanders,
      @Field(text = CountWords.ATTACHED, optional = true) boolean attachedRoll,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  /** What a player decides on. */
  static final String SUMMARY =
      "The defender is destroyed {+defenderEliminated} of the time. "
          + "On average it loses {+defenderLosses} bases; "
          + "and has {+defenderDp} D.Points afterwards";

  private BombardmentEngagement() {}

  static Engagement<FireState, FireState> fight(Request request, RulesInForce rules) {
    int most = Damage.mostPoints(rules.tables());
    List<RangeBand> ranges =
        RangeBand.byTurn(
            request.range(),
            List.of(RangeBand.SHORT, RangeBand.LONG),
            "write short or long for each turn, as in `long,short`");
    Set<String> taken = new HashSet<>();
    Roster guns =
        new Roster("attacker", request.attacker()).checkedForGradesOnly().checked(most, taken);
    Roster targets =
        new Roster("defender", request.defender()).checkedForGradesOnly().checked(most, taken);
    check(guns);
    boolean attached = request.attachedRoll();
    FireEngagement.Setup setup =
        new FireEngagement.Setup(
            rules,
            new BySide<>(guns, targets),
            List.of(Side.ATTACKER),
            new ByTurn<>(ranges),
            request.turns(),
            Optional.of(
                new BySide<>(
                    new CommanderRecovery(guns, request.gunCommanders(), attached, "LF-V5"),
                    new CommanderRecovery(targets, request.commanders(), attached, "LF-V5"))),
            LastTarget.ofFirstEnemy(request.targetBefore(), ranges.get(0).ofGuns()),
            request.enfilade());
    return new FireEngagement(setup)
        .engagement(
            FireMeasures.ofBombardment(targets),
            facts(request, guns, targets),
            targets.hasGuns() ? SUMMARY + ". The defender's guns do not fire back" : "");
  }

  private static void check(Roster guns) {
    for (int i = 0; i < guns.size(); i++) {
      if (guns.units().get(i).arm() != Arm.ARTILLERY) {
        throw new TextFault(
            "attacker",
            guns.label(i) + " has no guns",
            "write `art`, or use `loose-files volley` for infantry");
      }
      if (guns.units().get(i).isLimbered()) {
        throw TextFault.ofWord(
            "attacker",
            "column",
            guns.label(i) + " cannot fire: it is limbered",
            "leave out `column`");
      }
    }
  }

  private static List<Fact> facts(Request request, Roster guns, Roster targets) {
    List<Fact> facts = new ArrayList<>(guns.facts());
    facts.addAll(targets.facts());
    String said = String.join(", ", request.range());
    facts.add(new Fact("range", said + (request.enfilade() ? ", enfilade" : "")));
    if (targets.hasGuns()) {
      facts.add(new Fact("fire", "the defender's guns do not fire; see `loose-files firefight`"));
    }
    if (request.targetBefore() != PreviousTarget.NONE) {
      facts.add(new Fact("first target", EnumWords.word(request.targetBefore())));
    }
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() + request.gunCommanders() > 0) {
      facts.add(
          new Fact(
              "commanders",
              request.gunCommanders()
                  + " of the attacker, "
                  + request.commanders()
                  + " of the defender"));
    }
    if (request.attachedRoll()) {
      facts.add(new Fact("attached", CountWords.ATTACHED_ROLL));
    }
    return facts;
  }
}
