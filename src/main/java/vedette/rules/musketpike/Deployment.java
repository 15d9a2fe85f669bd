package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.musketpike.FirePhase.Source;

/** Draws up both sides of a melee or an assault, and says what cannot be. */
final class Deployment {
  private static final int MOST = 2;

  private final MusketPikeTables tables;
  private final Musters musters;
  private final List<Stack> attacking;
  private final List<Stack> defending;
  private final List<String> terrain;
  private final Names attackers;
  private final Names defenders;
  private final List<Fact> situation = new ArrayList<>();

  private Deployment(
      MusketPikeTables tables, List<Stack> attacking, List<Stack> defending, List<String> terrain) {
    this.tables = tables;
    this.musters = new Musters(tables);
    this.attacking = attacking;
    this.defending = defending;
    this.terrain = terrain;
    attackers = new Names(Side.ATTACKER, attacking.stream().map(Stack::name).toList());
    defenders = new Names(Side.DEFENDER, defending.stream().map(Stack::name).toList());
  }

  /** The melee that was asked for: the last phases of an assault. */
  static Assault melee(MeleeRequest request, MusketPikeTables tables) {
    Deployment deployment =
        new Deployment(tables, request.attacker(), request.defender(), request.terrain());
    Lineup lineup = deployment.lineup(request.from());
    deployment.doctrine("from", request.from().toString(), "front");
    deployment.evasion(request.evade(), lineup);
    deployment.variant(request.lightFootRout());
    return new Assault(
        lineup,
        List.of(
            new MeleePhase(lineup, request.lightFootRout(), false), new DisplacementPhase(lineup)),
        1,
        false,
        new MusketPikeDoctrine(
            0,
            request.evade().firstColumn(tables, "evade"),
            request.attackerLosses(),
            request.defenderLosses()),
        OutcomeMeasures.of(lineup, deployment.attackers, deployment.defenders, false),
        List.copyOf(deployment.situation));
  }

  /** The assault that was asked for. */
  static Assault assault(AssaultRequest request, MusketPikeTables tables) {
    Deployment deployment =
        new Deployment(tables, request.attacker(), request.defender(), request.terrain());
    Lineup lineup = deployment.lineup(request.from());
    lineup.defenders().forEach(d -> Musters.checkGunsQuality(d, "defender"));
    List<Phase> phases = deployment.phases(request, lineup);
    deployment.told(request, lineup);
    return new Assault(
        lineup,
        phases,
        request.activations(),
        !request.contact(),
        new MusketPikeDoctrine(
            request.melee().firstColumn(tables, "melee"),
            request.evade().firstColumn(tables, "evade"),
            request.attackerLosses(),
            request.defenderLosses()),
        OutcomeMeasures.of(lineup, deployment.attackers, deployment.defenders, true),
        List.copyOf(deployment.situation));
  }

  private void told(AssaultRequest request, Lineup lineup) {
    request.battery().forEach(b -> situation.add(new Fact("artillery", b.toString())));
    request.attackerSupport().forEach(s -> situation.add(new Fact("attacking", s.toString())));
    request.defenderSupport().forEach(s -> situation.add(new Fact("defending", s.toString())));
    situation.add(
        new Fact("attack", request.contact() ? "adjacent already" : "moves adjacent first"));
    doctrine("from", request.from().toString(), "front");
    doctrine("melee", request.melee().toString(), "always");
    evasion(request.evade(), lineup);
    doctrine("activations", String.valueOf(request.activations()), "1");
    doctrine("rallies", EnumWords.word(request.rally()), "none");
    variant(request.lightFootRout());
  }

  private void evasion(AtOdds evade, Lineup lineup) {
    boolean able =
        lineup.defenders().stream()
            .anyMatch(defender -> MeleePhase.mayEvade(defender, lineup.attackers()));
    if (!evade.equals(AtOdds.parse("never"))) {
      situation.add(new Fact("evades", evade + (able ? "" : ", but none of these can")));
    }
  }

  private void variant(boolean lightFootRout) {
    if (lightFootRout) {
      situation.add(new Fact("variant", "light foot routed in the open (MP7)"));
    }
  }

  private void doctrine(String label, String doctrine, String usual) {
    if (!doctrine.equals(usual)) {
      situation.add(new Fact(label, doctrine));
    }
  }

  private List<Phase> phases(AssaultRequest request, Lineup lineup) {
    List<Source> advancing = new ArrayList<>();
    for (int i = 0; i < lineup.attackers().size(); i++) {
      advancing.add(new Source.OfUnit(i));
    }
    supports(advancing, musters.firers(request.attackerSupport(), "support", "attackerSupport"));
    List<Source> defensive = new ArrayList<>();
    for (int i = 0; i < lineup.defenders().size(); i++) {
      if (lineup.defenders().get(i).guns().isPresent()) {
        defensive.add(new Source.OfGuns(i));
      }
      if (lineup.defenders().get(i).unit().isPresent()) {
        defensive.add(new Source.OfUnit(i));
      }
    }
    supports(defensive, musters.firers(request.defenderSupport(), "support", "defenderSupport"));
    List<Source> artillery = new ArrayList<>();
    for (Firer battery : musters.firers(request.battery(), "battery", "battery")) {
      if (battery.unit().isPresent()) {
        throw new BadRequest(
            "battery", battery.label() + " is no artillery", "write it as in `art 12lb`");
      }
      artillery.add(new Source.Support(battery));
    }
    if (request.rally() != AssaultRequest.Rally.NONE && request.activations() == 1) {
      throw new BadRequest(
          "rally",
          "there is no activation to rally before",
          "say --activations 2 or more, or leave it out");
    }
    List<Side> rallying = new ArrayList<>();
    for (Side side : Side.values()) {
      if (request.rally() == AssaultRequest.Rally.BOTH
          || request.rally().name().equals(side.name())) {
        rallying.add(side);
      }
    }
    return List.of(
        new RallyPhase(lineup, rallying),
        new FirePhase("artillery fire", lineup, Side.ATTACKER, artillery),
        new FirePhase("defensive fire", lineup, Side.DEFENDER, defensive),
        new FirePhase("advancing fire", lineup, Side.ATTACKER, advancing),
        new MeleePhase(lineup, request.lightFootRout(), true),
        new DisplacementPhase(lineup));
  }

  private static void supports(List<Source> sources, List<Firer> firers) {
    firers.forEach(firer -> sources.add(new Source.Support(firer)));
  }

  private Lineup lineup(Facing from) {
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    List<Formation> first = new ArrayList<>();
    List<Formation> second = new ArrayList<>();
    List<Lineup.Friend> friends = new ArrayList<>();
    for (int i = 0; i < attacking.size(); i++) {
      first.add(drawnUp(Side.ATTACKER, attackers.label(i), i, attacking.get(i), friends));
    }
    for (int i = 0; i < defending.size(); i++) {
      second.add(drawnUp(Side.DEFENDER, defenders.label(i), i, defending.get(i), friends));
    }
    check(first, second);
    return new Lineup(tables, first, second, List.copyOf(friends), from);
  }

  private Formation drawnUp(
      Side side, String label, int index, Stack stack, List<Lineup.Friend> friends) {
    String parameter = side.toString();
    Musters.unused(
        stack.moving(), parameter, "moving", "attackers of an assault move unless --contact");
    boolean attacks = side == Side.ATTACKER;
    Formation formation =
        musters.formation(side, label, stack, parameter, attacks ? List.of() : terrain);
    if (attacks && (formation.unit().isEmpty() || formation.guns().isPresent())) {
      throw new BadRequest(
          parameter,
          label + ": artillery never joins an attack",
          "leave it out, or give it as --battery of an assault");
    }
    friends.addAll(musters.friends(side, index, stack, label, parameter));
    List<String> grounds = stack.terrain().isEmpty() && !attacks ? terrain : List.of();
    situation.add(
        new Fact(
            label,
            stack.withoutName()
                + (grounds.isEmpty() ? "" : "; terrain " + String.join(", ", grounds))));
    return formation;
  }

  private static void check(List<Formation> attackers, List<Formation> defenders) {
    if (attackers.size() > 1) {
      boolean foe =
          defenders.size() == 1
              && defenders.get(0).unit().map(Unit::troops).orElse(null) == Troops.TWO_HEX_FOOT;
      boolean able =
          attackers.stream()
              .allMatch(a -> a.troops() == Troops.ONE_HEX_FOOT || a.troops() == Troops.HORSE);
      if (!foe || !able || attackers.size() > MOST) {
        throw new BadRequest(
            "attacker",
            "these cannot attack together",
            "only two of horse or 1-hex heavy foot attack together, and only one 2-hex foot");
      }
    }
    if (defenders.size() > 1) {
      boolean able = attackers.get(0).troops() == Troops.TWO_HEX_FOOT;
      boolean fits =
          defenders.stream()
              .noneMatch(d -> d.unit().isPresent() && d.troops() == Troops.TWO_HEX_FOOT);
      if (!able || !fits || defenders.size() > MOST) {
        throw new BadRequest(
            "defender",
            "these cannot be attacked together",
            "only 2-hex foot attacks two hexes, each with a stack of one hex in it");
      }
    }
    for (Formation defender : defenders) {
      if (defender.ground().closedToHorse()
          && attackers.stream().anyMatch(a -> a.troops() == Troops.HORSE)) {
        throw new BadRequest(
            "attacker", "horse cannot attack there", "send foot, or choose another target");
      }
    }
  }
}
