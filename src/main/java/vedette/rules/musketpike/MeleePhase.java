package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * The attacker may go in, defenders may retreat before it, those who stand fight (MP6, MP9).
 *
 * @param lightFootRout whether light foot always pays the rout loss in the open (MP7)
 * @param inAssault whether it is one of several phases
 */
record MeleePhase(Lineup lineup, boolean lightFootRout, boolean inAssault) implements Phase {
  @Override
  public int items() {
    return 1;
  }

  @Override
  public boolean applies(Field field, int item) {
    return field.stands(Side.ATTACKER) && field.stands(Side.DEFENDER);
  }

  @Override
  public Field play(Field field, int item, Umpire umpire) {
    umpire.note(
        inAssault
            ? new Note.Begins("Activation " + field.activation() + ", melee", "MP9")
            : new Note.Begins("Melee", List.of()));
    int column = odds(disorderedByGround(field, Listener.NOBODY)).column(Listener.NOBODY);
    if (!umpire.decide(new MeleeChoice(column))) {
      umpire.note(
          new Note.Happens(
              "the attacker",
              "does not go in at " + lineup.tables().meleeResults.columns().name(column)));
      return field;
    }
    Field left = evade(field, column, umpire);
    if (!left.stands(Side.DEFENDER)) {
      return left;
    }
    left = disorderedByGround(left, umpire);
    column = odds(left).column(umpire);
    Melee.Fought fought =
        new Melee(
                lineup.tables(),
                column,
                lightFootRout,
                lineup.standing(left, Side.ATTACKER),
                lineup.standing(left, Side.DEFENDER))
            .fight(umpire);
    return put(put(left, Side.ATTACKER, fought.attackers()), Side.DEFENDER, fought.defenders());
  }

  private static Field put(Field field, Side side, List<Condition> changed) {
    List<Condition> conditions = new ArrayList<>(field.of(side));
    List<Integer> places = Lineup.places(field, side);
    for (int i = 0; i < places.size(); i++) {
      conditions.set(places.get(i), changed.get(i));
    }
    return field.with(side, conditions);
  }

  private MeleeOdds odds(Field field) {
    return new MeleeOdds(
        lineup.tables(),
        lineup.from(),
        lineup.standing(field, Side.ATTACKER),
        lineup.standing(field, Side.DEFENDER));
  }

  /** Attackers who cross an obstacle or go into disordering terrain are disordered first. */
  private Field disorderedByGround(Field field, Listener listener) {
    boolean disorders =
        lineup.standing(field, Side.DEFENDER).stream()
            .anyMatch(fighter -> fighter.formation().ground().disordersBefore());
    Field disordered = field;
    for (int i : disorders ? Lineup.places(field, Side.ATTACKER) : List.<Integer>of()) {
      if (!field.attackers().get(i).disordered()) {
        String label = lineup.attackers().get(i).label();
        listener.note(new Note.Happens(label, "is disordered by the ground"));
        disordered = disordered.with(Side.ATTACKER, i, field.attackers().get(i).disorder());
      }
    }
    return disordered;
  }

  private Field evade(Field field, int column, Umpire umpire) {
    Field left = field;
    for (int i : Lineup.places(field, Side.DEFENDER)) {
      Formation formation = lineup.defenders().get(i);
      if (mayEvade(formation, field) && umpire.decide(new EvadeChoice(column))) {
        int hexes = lineup.tables().retreatHexes("before melee");
        umpire.note(
            new Note.Happens(
                formation.label(), "retreats " + hexes + " hexes before melee", "MP9"));
        left = left.with(Side.DEFENDER, i, field.defenders().get(i).at(Place.EVADED));
      }
    }
    return left;
  }

  private boolean mayEvade(Formation formation, Field field) {
    return mayEvade(
        formation, lineup.standing(field, Side.ATTACKER).stream().map(Fighter::formation).toList());
  }

  /** Horse gets away from foot, light foot from heavy foot. */
  static boolean mayEvade(Formation formation, List<Formation> attackers) {
    if (formation.unit().isEmpty() || formation.way() == Way.BLOCKED) {
      return false;
    }
    return attackers.stream()
        .map(Formation::troops)
        .allMatch(
            attacker ->
                switch (formation.troops()) {
                  case HORSE -> attacker != Troops.HORSE;
                  case LIGHT_FOOT -> attacker.isHeavyFoot();
                  default -> false;
                });
  }

  @Override
  public void preview(Field field, Listener listener) {
    if (applies(field, 0)) {
      String attackers = String.join(" and ", Formation.labels(lineup.attackers()));
      String defenders = String.join(" and ", Formation.labels(lineup.defenders()));
      listener.note(new Note.Happens(attackers, "in melee with " + defenders));
      odds(disorderedByGround(field, listener)).column(listener);
    }
  }
}
