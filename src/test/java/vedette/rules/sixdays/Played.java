package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.rules.ToldDice;

/** A fight played with dice that fall as a test says, and what happened in it. */
record Played(ToldDice.Played told) {
  /** Plays to the end with these rolls, no more and no fewer. */
  static Played with(Engagement<?, ?> fight, int... rolls) {
    return new Played(ToldDice.play(fight, rolls));
  }

  Map<String, Comparable<?>> values() {
    return told.values();
  }

  <N extends Note> List<N> all(Class<N> kind) {
    return told.all(kind);
  }

  Comparable<?> value(String measure) {
    return told.value(measure);
  }

  /** The final differential of each attack, in order. */
  List<Integer> differentials() {
    return all(Told.Column.class).stream().map(Told.Column::differential).toList();
  }

  /** Who attacked whom, {@code "x > A + B"}, in order. */
  List<String> attacks() {
    List<String> attacks = new ArrayList<>();
    for (Told.Attacks attack : all(Told.Attacks.class)) {
      List<String> targets = attack.targets().stream().map(b -> b.force().label()).toList();
      attacks.add(attack.attacker().force().label() + " > " + String.join(" + ", targets));
    }
    return attacks;
  }

  /** Who gave up each point, with the strength before, {@code "defender inf 4"}, in order. */
  List<String> pointsLost() {
    List<String> lost = new ArrayList<>();
    for (Told.PointLost point : all(Told.PointLost.class)) {
      LossChoice.Candidate unit = point.unit();
      lost.add(point.stack() + " " + unit.arm().abbreviation() + " " + unit.strength());
    }
    return lost;
  }

  /** Which unit of a command came to what by each point, in order. */
  List<String> pointsGiven() {
    return all(Told.PointGiven.class).stream().map(given -> given.unit().toString()).toList();
  }
}
