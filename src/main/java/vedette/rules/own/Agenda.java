package vedette.rules.own;

import java.util.List;

/** What is still to be done in a round, in order. */
final class Agenda {
  private final Task first;
  private final Agenda rest;

  /** Kept, for all states behind a roll have the same; 0 if it is not known. */
  private int hash;

  /**
   * A task before others.
   *
   * @param rest null if there are no others
   */
  Agenda(Task first, Agenda rest) {
    this.first = first;
    this.rest = rest;
  }

  /** These tasks and nothing else. */
  static Agenda of(Task... tasks) {
    return prepend(List.of(tasks), null);
  }

  Task first() {
    return first;
  }

  /** Returns what is behind the first; null if nothing is. */
  Agenda rest() {
    return rest;
  }

  /** Tasks before others. */
  static Agenda prepend(List<? extends Task> tasks, Agenda others) {
    Agenda agenda = others;
    for (int i = tasks.size() - 1; i >= 0; i--) {
      agenda = new Agenda(tasks.get(i), agenda);
    }
    return agenda;
  }

  // No call of itself here nor below: agendas may be long.
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
    // Read once: threads share agendas, and a second read could still see 0.
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
