package vedette.system.query;

import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.Fraction;

/** A name in a text of a file as a query of a situation: a leaf of the text's tree. */
public sealed interface Query
    permits Query.Round,
        Query.Value,
        Query.Extreme,
        Query.Count,
        Query.Units,
        Query.PropertyQuery,
        Query.Face,
        UnitFilter {
  /** Returns the side or unit that is queried; null if the text names none. */
  default Subject subject() {
    return null;
  }

  /** Returns the index of the value that it reads; -1 for none. */
  default int value() {
    return -1;
  }

  /** Returns the property that it reads; null for none. */
  default Property property() {
    return null;
  }

  /** Returns the dependencies of its answer. */
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

  /** The number of times that a word is given, or that a unit is in a counted state. */
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

  /** The number of a side's units in the fight that are of an arm or a class, or in a state. */
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

  /** The face of a file's die, as a roll reads it. */
  record Face(String die) implements Query {}

  /**
   * A test of a side or a unit for a property; without either, of the fight or any stack for a
   * word.
   *
   * @param subject the side or the unit; null for neither
   * @param property the property
   * @param only whether every unit of the side must have it
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
