package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.question.Vocabulary.Members;
import vedette.system.query.Property;
import vedette.system.query.Situation;
import vedette.system.query.Subject;
import vedette.system.query.Values;

/**
 * A view in which a single unit counts for its side. In {@code attack x strength} of a stack, the
 * products of its units are added up; the sums of its units are not multiplied.
 *
 * @param view the view of the whole side
 * @param seen the same view, perhaps with a single unit of the other side
 * @param subject the side as the amount names it; null for the side that rolls
 */
record UnitView(View view, Situation seen, Subject subject, int unit) implements Situation {
  @Override
  public Side actingSide() {
    return seen.actingSide();
  }

  @Override
  public int round() {
    return seen.round();
  }

  @Override
  public boolean hasWord(String word) {
    return seen.hasWord(word);
  }

  @Override
  public boolean has(Subject of, Property thing, boolean only) {
    return seen.has(of, thing, only);
  }

  @Override
  public int count(Subject of, Property thing) {
    return seen.count(of, thing);
  }

  @Override
  public Fraction times(Subject of, Property thing) {
    return of == subject && thing.kind() == Property.Kind.STATE
        ? view.partOfTimes(subject, unit, thing)
        : seen.times(of, thing);
  }

  @Override
  public Fraction value(Subject of, int value) {
    return of == subject && value != Values.UNITS
        ? view.part(subject, unit, value)
        : seen.value(of, value);
  }

  @Override
  public Fraction extreme(Subject of, int value, boolean best) {
    return seen.extreme(of, value, best);
  }

  @Override
  public List<Members<Situation>> unitsAlone(Subject of) {
    if (of == subject) {
      return List.of(new Members<>(this, 1));
    }
    List<Members<Situation>> each = new ArrayList<>();
    for (Members<Situation> equal : seen.unitsAlone(of)) {
      each.add(new Members<>(new UnitView(view, equal.member(), subject, unit), equal.number()));
    }
    return each;
  }

  @Override
  public Situation whole(Subject of) {
    return of == subject ? seen.whole(of) : new UnitView(view, seen.whole(of), subject, unit);
  }

  @Override
  public Situation whole() {
    return view;
  }
}
