package vedette.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers values from 0 in the order in which they first appear. */
final class Numbering<T> {
  private final Map<T, Integer> numbers = new HashMap<>();
  private final List<T> values = new ArrayList<>();

  int of(T value) {
    Integer next = values.size();
    Integer known = numbers.putIfAbsent(value, next);
    if (known != null) {
      return known;
    }
    values.add(value);
    return next;
  }

  T value(int number) {
    return values.get(number);
  }

  int size() {
    return values.size();
  }
}
