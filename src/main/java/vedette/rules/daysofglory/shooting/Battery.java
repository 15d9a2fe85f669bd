package vedette.rules.daysofglory.shooting;

import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.source.TextFault;

/** Guns that shoot at one target, as a player writes them: {@code 4 rifled shell; range 20}. */
public record Battery(
    @Name String name,
    @Word(text = "firing guns", what = "number of guns", example = "4") int guns,
    @Word(
            text = "kind of gun: smoothbore, rifled or siege",
            what = "kind of gun",
            example = "smoothbore")
        Calibre calibre,
    @Word(text = "fire shell (mortars and howitzers)") boolean shell,
    @Clause(text = "range in inches", what = "range in inches", min = 0, max = 999, example = "12")
        int range) {
  private static final NotationForm<Battery> FORM = NotationForm.of(Battery.class);

  /** Guns that have what they fire. */
  public Battery {
    if (shell && !calibre.hasShell()) {
      throw new TextFault(
          "shell", "siege guns fire no shell", "leave out `shell`, or write another calibre");
    }
  }

  /**
   * Reads guns that shoot.
   *
   * @throws TextFault if it cannot be understood
   */
  public static Battery parse(String text) {
    return FORM.parse(text);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}
