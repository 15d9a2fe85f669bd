package vedette.form.type;

import vedette.form.line.Body;
import vedette.form.line.NotationForm;
import vedette.form.model.Code;
import vedette.form.model.FileType;
import vedette.form.model.Form;
import vedette.form.model.FormSchema;
import vedette.form.model.Forms;
import vedette.form.model.OptionType;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.form.model.Type;
import vedette.json.Json;

/** A record with annotated components, or one of a sealed interface of them. */
final class RecordType extends Type implements OptionType, FileType {
  private volatile Form<?> form;

  RecordType(Class<?> raw) {
    super(raw, Sort.RECORD);
  }

  /** Returns its form, made at its first use: most records are never used. */
  @Override
  public Form<?> form() {
    if (form == null) {
      form = Forms.of(raw());
    }
    return form;
  }

  @Override
  public String write(Object record) {
    return Body.of(form()).write(record);
  }

  @Override
  public Object parse(String text, Slot slot) {
    return NotationForm.of(slot).parse(text);
  }

  @Override
  public Object read(Json json, Slot slot, RecordReader reader) {
    if (!(json instanceof Json.Obj) && !slot.example().isEmpty()) {
      return reader.report(
          Code.WRONG_TYPE,
          json,
          "expected an object, found " + json.kindWithArticle(),
          "write \"" + slot.name() + "\": " + slot.example());
    }
    return reader.object(json, form(), null);
  }

  @Override
  public String example(Slot slot) {
    return "{ … }";
  }

  @Override
  public void describe(Slot slot, FormSchema schema) {
    schema.refer(form());
  }
}
