package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.musketpike.FirePhase.Source;

/** Draws up both sides of a melee or an assault, and says what cannot be. */
final class AssaultSetup {
  private static final int MOST = 2;

  private final MusketPikeTables tables;
  private final SetupReader reader;
  private final List<Stack> attacking;
  private final List<Stack> defending;
  private final List<String> terrain;
  private final Names attackers;
  private final Names defenders;
  private final List<Fact> situation = new ArrayList<>();

  private AssaultSetup(
      MusketPikeTables tables, List<Stack> attacking, List<Stack> defending, List<String> terrain) {
    this.tables = tables;
    this.reader = new SetupReader(tables);
    this.attacking = attacking;
    this.defending = defending;
    this.terrain = terrain;
    attackers = new Names(Side.ATTACKER, attacking.stream().map(Stack::name).toList());
    defenders = new Names(Side.DEFENDER, defending.stream().map(Stack::name).toList());
  }

  /** The melee that was asked for: the last phases of an assault. */
  static Assault melee(MeleeRequest request, MusketPikeTables tables) {
    AssaultSetup setup =
        new AssaultSetup(tables, request.attacker(), request.defender(), request.terrain());
    Lineup lineup = setup.lineup(request.from());
    setup.doctrine("from", request.from().toString(), "front");
    setup.evasion(request.evade(), lineup);
    setup.variant(request.lightFootRout());
    return new Assault(
        lineup,
        List.of(
            new MeleePhase(lineup, request.lightFootRout(), false), new DisplacementPhase(lineup)),
        1,
        false,
        new MusketPikeDoctrine(
            0,
            request.evade().firstColumn(tables, "evade"),
            new BySide<>(request.attackerLosses(), request.defenderLosses())),
        AssaultMeasures.of(lineup, setup.attackers, setup.defenders, false),
        List.copyOf(setup.situation));
  }

  /** The assault that was asked for. */
  static Assault assault(AssaultRequest request, MusketPikeTables tables) {
    AssaultSetup setup =
        new AssaultSetup(tables, request.attacker(), request.defender(), request.terrain());
    Lineup lineup = setup.lineup(request.from());
    lineup.of(Side.DEFENDER).forEach(d -> SetupReader.checkGunsQuality(d, "defender"));
    List<Phase> phases = setup.phases(request, lineup);
    setup.describe(request, lineup);
    return new Assault(
        lineup,
        phases,
        request.activations(),
        !request.contact(),
        new MusketPikeDoctrine(
            request.melee().firstColumn(tables, "melee"),
            request.evade().firstColumn(tables, "evade"),
            new BySide<>(request.attackerLosses(), request.defenderLosses())),
        AssaultMeasures.of(lineup, setup.attackers, setup.defenders, true),
        List.copyOf(setup.situation));
  }

  private void describe(AssaultRequest request, Lineup lineup) {
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
        lineup.of(Side.DEFENDER).stream()
            .anyMatch(defender -> lineup.of(Side.ATTACKER).stream().allMatch(defender::mayEvade));
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
    for (int i = 0; i < lineup.of(Side.ATTACKER).size(); i++) {
      advancing.add(new Source.OfUnit(i));
    }
    supports(advancing, reader.firers(request.attackerSupport(), "support", "attackerSupport"));
    List<Source> defensive = new ArrayList<>();
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      DrawnStack defender = lineup.of(Side.DEFENDER, i);
      if (defender.guns().isPresent()) {
        defensive.add(new Source.OfGuns(i, Firer.guns(defender)));
      }
      if (defender.unit().isPresent()) {
        defensive.add(new Source.OfUnit(i));
      }
    }
    supports(defensive, reader.firers(request.defenderSupport(), "support", "defenderSupport"));
    List<Source> artillery = new ArrayList<>();
    for (Firer battery : reader.firers(request.battery(), "battery", "battery")) {
      if (battery.unit().isPresent()) {
        throw new BadRequest(
            "battery", battery.label() + " is not artillery", "write it as in `art 12lb`");
      }
      artillery.add(new Source.Support(battery));
    }
    if (request.rally() != AssaultRequest.Rally.NONE && request.activations() == 1) {
      throw new BadRequest(
          "rally",
          "there is no activation to rally before",
          "use --activations 2 or more, or leave it out");
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
    List<DrawnStack> first = new ArrayList<>();
    List<DrawnStack> second = new ArrayList<>();
    List<Lineup.Friend> friends = new ArrayList<>();
    for (int i = 0; i < attacking.size(); i++) {
      first.add(drawnUp(Side.ATTACKER, attackers.label(i), i, attacking.get(i), friends));
    }
    for (int i = 0; i < defending.size(); i++) {
      second.add(drawnUp(Side.DEFENDER, defenders.label(i), i, defending.get(i), friends));
    }
    check(first, second);
    return new Lineup(
        tables, new BySide<>(List.copyOf(first), List.copyOf(second)), List.copyOf(friends), from);
  }

  private DrawnStack drawnUp(
      Side side, String label, int index, Stack stack, List<Lineup.Friend> friends) {
    String parameter = side.toString();
    SetupReader.unused(
        stack.moving(), parameter, "moving", "attackers of an assault move unless --contact");
    boolean attacks = side == Side.ATTACKER;
    DrawnStack drawn = reader.drawnUp(side, label, stack, parameter, attacks ? List.of() : terrain);
    if (attacks && (drawn.unit().isEmpty() || drawn.guns().isPresent())) {
      throw new BadRequest(
          parameter,
          label + ": artillery never joins an attack",
          "leave it out, or give it as --battery of an assault");
    }
    friends.addAll(reader.friends(side, index, stack, label, parameter));
    List<String> grounds = stack.terrain().isEmpty() && !attacks ? terrain : List.of();
    situation.add(
        new Fact(
            label,
            stack.withoutName()
                + (grounds.isEmpty() ? "" : "; terrain " + String.join(", ", grounds))));
    return drawn;
  }

  private static void check(List<DrawnStack> attackers, List<DrawnStack> defenders) {
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
    for (DrawnStack defender : defenders) {
      if (defender.ground().closedToHorse()
          && attackers.stream().anyMatch(a -> a.troops() == Troops.HORSE)) {
        throw new BadRequest(
            "attacker", "horse cannot attack there", "send foot, or choose another target");
      }
    }
  }
}
