package vedette.rules.sixdays;

import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.rules.Names;

/** The measures of a single stack among several of its side. */
final class StackMeasures {
  private StackMeasures() {}

  /** Adds {@code defenderLoss[2]} and its like. */
  static <R> void add(
      List<Measure<R>> measures, Names names, int stack, Function<R, StackState> of) {
    String side = names.side().toString();
    String name = names.name(stack);
    String label = names.label(stack);
    measures.add(
        Measure.<R>count(
                side + "Loss", "strength points " + label + " loses", r -> of.apply(r).loss())
            .ofOne(name));
    measures.add(
        Measure.<R>flag(side + "Repulsed", label + " is repulsed", r -> of.apply(r).repulsed())
            .ofOne(name));
    measures.add(
        Measure.<R>flag(
                side + "Eliminated", label + " is eliminated", r -> of.apply(r).eliminated())
            .ofOne(name));
  }
}
