package vedette.rules.own;

import java.util.List;

/** The tasks left in a round, in order: an immutable linked list whose tails are shared. */
final class Agenda {
  private final Task first;
  private final Agenda rest;

  /** Cached hash; 0 until computed. All states after one roll share an agenda. */
  private int hash;

  /**
   * Puts a task in front of others.
   *
   * @param rest the tasks after it; null for none
   */
  Agenda(Task first, Agenda rest) {
    this.first = first;
    this.rest = rest;
  }

  /** Returns an agenda of these tasks only. */
  static Agenda of(Task... tasks) {
    return prepend(List.of(tasks), null);
  }

  Task first() {
    return first;
  }

  /** Returns the tasks after the first; null if there are none. */
  Agenda rest() {
    return rest;
  }

  /** Puts tasks in front of others, which may be null. */
  static Agenda prepend(List<? extends Task> tasks, Agenda others) {
    Agenda agenda = others;
    for (int i = tasks.size() - 1; i >= 0; i--) {
      agenda = new Agenda(tasks.get(i), agenda);
    }
    return agenda;
  }

  // Loops and does not recurse, here and in hashCode: a long agenda would overflow the stack.
  @Override
  public boolean equals(Object other) {
    Agenda one = this;
    Agenda two = other instanceof Agenda that ? that : null;
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
    // Read the field once: threads share agendas, and a second read could still see 0.
    int known = hash;
    if (known == 0) {
      for (Agenda each = this; each != null; each = each.rest) {
        known = 31 * known + each.first.hashCode();
      }
      hash = known;
    }
    return known;
  }
}
