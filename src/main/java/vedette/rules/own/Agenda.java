package vedette.rules.own;

import java.util.List;

/**
 * What is still to be done in a round, in order; null if nothing is.
 *
 * @param rest behind the first; null if nothing is
 */
record Agenda(Task first, Agenda rest) {
  /** These tasks and nothing else. */
  static Agenda of(Task... tasks) {
    return before(List.of(tasks), null);
  }

  // Not left to the record, and no call of itself: agendas may be long.
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Agenda that)) {
      return false;
    }
    Agenda one = this;
    Agenda two = that;
    while (one != two) {
      if (one == null || two == null || !one.first.equals(two.first)) {
        return false;
      }
      one = one.rest;
      two = two.rest;
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (Agenda each = this; each != null; each = each.rest) {
      hash = 31 * hash + each.first.hashCode();
    }
    return hash;
  }

  /** Tasks before others. */
  static Agenda before(List<? extends Task> tasks, Agenda others) {
    Agenda agenda = others;
    for (int i = tasks.size() - 1; i >= 0; i--) {
      agenda = new Agenda(tasks.get(i), agenda);
    }
    return agenda;
  }
}
