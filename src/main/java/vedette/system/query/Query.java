package vedette.system.query;

import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.Fraction;

/** What a name in a text of a file asks: a leaf of its tree. */
public sealed interface Query
    permits Query.Round,
        Query.Value,
        Query.Extreme,
        Query.Count,
        Query.Units,
        Query.PropertyQuery,
        Query.Face,
        UnitFilter {
  /** Returns the side or unit that is asked; null if the text names none. */
  default Subject subject() {
    return null;
  }

  /** Returns the value of units that it asks for; -1 if it asks for none. */
  default int value() {
    return -1;
  }

  /** Returns the thing that it asks for; null if it asks for none. */
  default Property property() {
    return null;
  }

  /** Returns what its answer depends on. */
  default Dependencies dependsOn() {
    return Dependencies.NOTHING;
  }

  /** The number of the round. */
  record Round() implements Query, Function<Situation, Fraction> {
    @Override
    public Fraction apply(Situation situation) {
      return new Fraction(situation.round());
    }

    @Override
    public Dependencies dependsOn() {
      return new Dependencies(false, false, true, false);
    }
  }

  /** The value of a unit, or its sum over a side. */
  record Value(Subject subject, int value) implements Query, Function<Situation, Fraction> {
    @Override
    public Fraction apply(Situation situation) {
      return situation.value(subject, value);
    }

    @Override
    public Dependencies dependsOn() {
      boolean built = Values.isBuiltIn(value);
      boolean target = subject == Subject.TARGET;
      boolean own = subject == null || subject == Subject.UNIT;
      return new Dependencies(
          !own && subject.isSide() || target && built, target, false, own && built);
    }
  }

  /** The best or the worst value of the units of a side. */
  record Extreme(Subject subject, int value, boolean best)
      implements Query, Function<Situation, Fraction> {
    @Override
    public Fraction apply(Situation situation) {
      return situation.extreme(subject, value, best);
    }

    @Override
    public Dependencies dependsOn() {
      return new Dependencies(true, false, false, false);
    }
  }

  /** How often a word is said, or a unit is in a state that counts. */
  record Count(Subject subject, Property property) implements Query, Function<Situation, Fraction> {
    @Override
    public Fraction apply(Situation situation) {
      return situation.times(subject, property);
    }

    @Override
    public Dependencies dependsOn() {
      boolean other =
          subject == Subject.TARGET
              || subject != null && subject.isSide() && subject != Subject.OWN;
      return new Dependencies(false, other && property.kind() == Property.Kind.STATE, false, false);
    }
  }

  /** How many units of a side in the fight are of an arm or a class, or in a state. */
  record Units(Subject subject, Property property) implements Query, Function<Situation, Fraction> {
    @Override
    public Fraction apply(Situation situation) {
      return new Fraction(situation.count(subject, property));
    }

    @Override
    public Dependencies dependsOn() {
      return new Dependencies(true, false, false, false);
    }
  }

  /** What a die of the file shows, as a roll asks. */
  record Face(String die) implements Query {}

  /**
   * Whether a side or a unit is a thing; without either, whether a word is said of the fight or of
   * any stack.
   *
   * @param only whether each unit of the side must be it
   */
  record PropertyQuery(Subject subject, Property property, boolean only)
      implements Query, Predicate<Situation> {
    @Override
    public boolean test(Situation situation) {
      return subject == null
          ? situation.hasWord(property.name())
          : situation.has(subject, property, only);
    }
  }
}
