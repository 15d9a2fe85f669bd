package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
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
  public Function<Umpire, Field> ready(Field field, int item, Listener listener) {
    listener.note(
        inAssault
            ? new Note.Begins("Activation " + field.activation() + ", melee", "MP9")
            : new Note.Begins("Melee", List.of()));
    Onset announced = onset(field);
    return umpire -> play(field, announced, umpire);
  }

  /**
   * A melee about to be fought.
   *
   * @param field when the ground has done what it does to the attackers
   * @param notes how it came about, for when it is fought
   */
  private record Onset(Field field, Melee melee, List<Note> notes) {}

  private Onset onset(Field before) {
    List<Note> notes = new ArrayList<>();
    Field field = disorderedByGround(before, notes::add);
    List<Fighter> attackers = lineup.standing(field, Side.ATTACKER);
    List<Fighter> defenders = lineup.standing(field, Side.DEFENDER);
    MusketPikeTables tables = lineup.tables();
    int column = new MeleeOdds(tables, lineup.from(), attackers, defenders).column(notes::add);
    return new Onset(field, new Melee(tables, column, lightFootRout, attackers, defenders), notes);
  }

  private Field play(Field field, Onset announced, Umpire umpire) {
    int column = announced.melee().column();
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
    return fight(left.equals(field) ? announced : onset(left), umpire);
  }

  private static Field fight(Onset onset, Umpire umpire) {
    onset.notes().forEach(umpire::note);
    Melee.Fought fought = onset.melee().fight(umpire);
    return put(
        put(onset.field(), Side.ATTACKER, fought.attackers()), Side.DEFENDER, fought.defenders());
  }

  private static Field put(Field field, Side side, List<Condition> changed) {
    List<Condition> conditions = new ArrayList<>(field.of(side));
    List<Integer> places = Lineup.places(field, side);
    for (int i = 0; i < places.size(); i++) {
      conditions.set(places.get(i), changed.get(i));
    }
    return field.with(side, conditions);
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
    return switch (formation.troops()) {
      case HORSE -> attackers.stream().noneMatch(attacker -> attacker.troops() == Troops.HORSE);
      case LIGHT_FOOT -> attackers.stream().allMatch(attacker -> attacker.troops().isHeavyFoot());
      default -> false;
    };
  }

  @Override
  public void preview(Field field, Listener listener) {
    if (applies(field, 0)) {
      String attackers = String.join(" and ", Formation.labels(lineup.attackers()));
      String defenders = String.join(" and ", Formation.labels(lineup.defenders()));
      listener.note(new Note.Happens(attackers, "in melee with " + defenders));
      onset(field).notes().forEach(listener::note);
    }
  }
}
